import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';
import type { ChartBar } from './chart-bars.ts';

interface ChartTableProps {
  caption: string;
  column: ListObjectColumn;
  bars: readonly ChartBar[];
}

/** The numbers behind the bars, for those who read rather than look. */
export function ChartTable({ caption, column, bars }: ChartTableProps) {
  const say = useText();
  return (
    <Table size="small" aria-label={caption} sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>{column.label}</TableCell>
          <TableCell align="right">{say('chart.count')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bars.map(({ value, label, count }) => (
          <TableRow key={value}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{count}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
