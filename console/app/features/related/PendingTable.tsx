import { Box, IconButton, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { NoRows } from './RelatedTable.tsx';

interface PendingTableProps {
  /** Rows that will come. */
  rows: number;
  /** Whether they are a part, with steps to the others below. */
  isPart: boolean;
}

/** Keeps the place of a related list's rows while they are on their way, so that nothing below moves when they come. */
export function PendingTable({ rows, isPart }: PendingTableProps) {
  if (rows === 0) return <NoRows />;
  return (
    <Box aria-hidden>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {Array.from({ length: rows }, (_, index) => (
            <TableRow key={index} sx={{ '&:last-child td': { borderBottom: 0 } }}>
              <TableCell>
                <Skeleton />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isPart && (
        <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider', visibility: 'hidden' }}>
          <IconButton disabled tabIndex={-1}>
            <ChevronRight size={18} />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
