import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { Section } from '../../object/Section.tsx';
import type { OperationDrift } from './finding.ts';

/** The operations whose calls keep their contract, with how many of them were looked at. */
export function CleanOperations({ drifts }: { drifts: readonly OperationDrift[] }) {
  const say = useText();
  if (drifts.length === 0) return null;
  return (
    <Section title={say('drift.clean')} note={String(drifts.length)}>
      <Table size="small" aria-label={say('drift.clean')}>
        <TableHead>
          <TableRow>
            <TableCell>{say('drift.operation')}</TableCell>
            <TableCell align="right">{say('drift.checkedCalls')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {drifts.map(({ operation: { operationId }, checked }) => (
            <TableRow key={operationId}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={paths.api(operationId)}>
                  {operationId}
                </Link>
              </TableCell>
              <TableCell align="right">{checked}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
