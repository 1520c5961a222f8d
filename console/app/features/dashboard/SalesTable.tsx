import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { Sales } from './sales.ts';

interface SalesTableProps {
  sales: Sales;
  textOf: (value: number) => string;
  dayText: (day: string) => string;
}

/** The figures behind the charts, for those who read rather than look. */
export function SalesTable({ sales: { days, classes }, textOf, dayText }: SalesTableProps) {
  const say = useText();
  return (
    <Box
      component="details"
      sx={{ borderTop: 1, borderColor: 'divider', '& summary': { px: 4, py: 2, cursor: 'pointer' } }}
    >
      <summary>{say('dashboard.table')}</summary>
      <TableContainer tabIndex={0} role="group" aria-label={say('dashboard.table')} sx={{ maxHeight: 360 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{say('dashboard.day')}</TableCell>
              <TableCell align="right">{say('dashboard.orders')}</TableCell>
              {classes.map(({ name }) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
              <TableCell align="right">{say('dashboard.sum')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {days.map(({ day, orders, byClass, total }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {dayText(day)}
                </TableCell>
                <TableCell align="right">{orders}</TableCell>
                {classes.map(({ name }) => (
                  <TableCell key={name} align="right">
                    {textOf(byClass[name] ?? 0)}
                  </TableCell>
                ))}
                <TableCell align="right">{textOf(total)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
