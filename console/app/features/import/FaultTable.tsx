import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { faultText } from './fault-text.ts';
import type { FileFault } from './types.ts';

/** Faults that are listed. */
const LISTED = 200;

/** What is wrong with a file by line and column; nothing of it was written. */
export function FaultTable({ faults, lead }: { faults: readonly FileFault[]; lead?: string }) {
  const say = useText();
  if (faults.length === 0) return null;
  return (
    <>
      <Alert severity="error" role="alert">
        {lead ?? say('importing.faults', { count: faults.length })}
      </Alert>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={say('importing.faultTable')}
        sx={{ maxHeight: 420 }}
      >
        <Table size="small" stickyHeader aria-label={say('importing.faultTable')}>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 72 }}>
                {say('importing.lineHead')}
              </TableCell>
              <TableCell>{say('importing.column')}</TableCell>
              <TableCell>{say('importing.fault')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.slice(0, LISTED).map((fault, index) => (
              <TableRow key={index}>
                <TableCell align="right">{fault.line ?? '–'}</TableCell>
                <TableCell>{fault.column ?? '–'}</TableCell>
                <TableCell sx={{ whiteSpace: 'normal', py: 1.5 }}>{faultText(fault, say)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {faults.length > LISTED && (
        <Typography variant="body2" color="textSecondary">
          {say('importing.moreFaults', { count: faults.length - LISTED })}
        </Typography>
      )}
    </>
  );
}
