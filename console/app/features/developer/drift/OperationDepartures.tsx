import { IconButton, TableContainer, Tooltip } from '@mui/material';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { Section } from '../../object/Section.tsx';
import { DepartureTable } from './DepartureTable.tsx';
import type { OperationDrift } from './finding.ts';

/** What departs in the calls of one operation. */
export function OperationDepartures({ drift }: { drift: OperationDrift }) {
  const say = useText();
  const { operation, checked, departures } = drift;
  const { operationId } = operation;
  const toApi = say('drift.toApi', { operationId });
  return (
    <Section
      title={operationId}
      note={say('drift.calls', { count: checked })}
      tools={
        <Tooltip title={toApi}>
          <IconButton component={Link} to={paths.api(operationId)} aria-label={toApi}>
            <BookOpen size={16} strokeWidth={1.5} />
          </IconButton>
        </Tooltip>
      }
    >
      <TableContainer tabIndex={0} role="group" aria-label={operationId}>
        <DepartureTable label={operationId} departures={departures} />
      </TableContainer>
    </Section>
  );
}
