import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Check } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import type { MatrixData } from './matrices.ts';

/** A matrix as a table: a tick where a value is allowed. */
export function Matrix({ label, columns, rows }: MatrixData & { label: string }) {
  const say = useText();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 560 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{say('describe.value')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column.key} align="center">
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, label: text, holds }) => (
            <TableRow key={key} hover>
              <TableCell component="th" scope="row">
                {text}
                {text !== key && (
                  <Box component="code" sx={{ ml: 2, color: 'text.secondary' }}>
                    {key}
                  </Box>
                )}
              </TableCell>
              {columns.map((column, index) => (
                <TableCell key={column.key} align="center">
                  {holds[index] ? (
                    <Box
                      component="span"
                      role="img"
                      aria-label={say('describe.allowed')}
                      sx={{ color: 'primary.main', display: 'inline-flex' }}
                    >
                      <Check size={16} />
                    </Box>
                  ) : (
                    <span role="img" aria-label={say('describe.notAllowed')} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
