import {
  Alert,
  Box,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import type { RowOutcome } from './run-batch.ts';
import { failedOf, type MassJob } from './use-mass-job.ts';

/** Failed rows that are listed; all of them can be tried again. */
const LISTED = 200;

interface MassResultProps {
  job: Exclude<MassJob, { phase: 'form' }>;
  info: ObjectInfo;
  /** How a success is said. */
  doneText: (count: number) => string;
}

/** How far a mass change is, then how many records were changed, and why each of the others was not. */
export function MassResult({ job, info, doneText }: MassResultProps) {
  const say = useText();
  if (job.phase === 'running') {
    const { done, total } = job;
    return (
      <Box>
        <Typography role="status" sx={{ mb: 2 }}>
          {say('bulk.running', { done, total })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (100 * done) / total : 0}
          aria-label={say('bulk.running', { done, total })}
        />
      </Box>
    );
  }
  const failed = failedOf(job.outcomes);
  const done = job.outcomes.length - failed.length;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity={failed.length > 0 ? 'warning' : 'success'} role="status">
        {job.isUndone ? say('bulk.undone', { count: done }) : doneText(done)}{' '}
        {failed.length > 0 && say('bulk.failed', { count: failed.length })}
      </Alert>
      {failed.length > 0 && <FailedRows failed={failed} info={info} />}
    </Box>
  );
}

function FailedRows({ failed, info }: { failed: RowOutcome[]; info: ObjectInfo }) {
  const say = useText();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={say('bulk.failedRows')} sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader aria-label={say('bulk.failedRows')}>
        <TableHead>
          <TableRow>
            <TableCell>{info.label}</TableCell>
            <TableCell>{say('bulk.reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {failed.slice(0, LISTED).map((outcome) => (
            <TableRow key={outcome.key}>
              <TableCell sx={{ verticalAlign: 'top', py: 2 }}>
                <Link to={paths.record(info.apiName, outcome.key)} target="_blank" rel="noreferrer">
                  {outcome.name}
                </Link>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'normal', py: 2 }}>{reasonOf(outcome, info, say)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {failed.length > LISTED && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {say('bulk.moreFailed', { count: failed.length - LISTED })}
        </Typography>
      )}
    </TableContainer>
  );
}

/** Why a row was not saved: faults of its fields by their labels, then faults of the whole. */
export function reasonOf(
  { state, messages, fields }: RowOutcome,
  info: ObjectInfo,
  say: ReturnType<typeof useText>,
): string {
  const ofFields = Object.entries(fields).map(
    ([name, text]) => `${info.fields[name]?.label ?? name}: ${text}`,
  );
  const stated = [...ofFields, ...messages];
  if (state === 'unknown') return [say('bulk.unknown'), ...stated].join(' ');
  if (state === 'unsent') return say('bulk.unsent');
  return stated.join(' ');
}
