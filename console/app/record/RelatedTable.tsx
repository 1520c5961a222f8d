import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ConsoleRecord } from '../data/record.ts';
import { type Column, cellOf } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { isNumeric } from '../fields/format.ts';
import { useText } from '../i18n/use-text.ts';

interface RelatedTableProps {
  caption: string;
  columns: Column[];
  rows: ConsoleRecord[];
  isStale: boolean;
}

/** The rows of a related list. */
export function RelatedTable({ caption, columns, rows, isStale }: RelatedTableProps) {
  const say = useText();
  if (rows.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
        {say('record.relatedEmpty')}
      </Typography>
    );
  }
  return (
    <TableContainer tabIndex={0} role="group" aria-label={caption} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ path, label, dataType }) => (
              <TableCell key={path} align={isNumeric(dataType) ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
              {columns.map((column) => (
                <TableCell
                  key={column.path}
                  align={isNumeric(column.dataType) ? 'right' : 'left'}
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 260 }}
                >
                  <FieldValue {...cellOf(row, column)} dataType={column.dataType} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
