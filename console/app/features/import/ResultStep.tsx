import {
  Alert,
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { reasonOf } from '../bulk/MassResult.tsx';
import type { RowOutcome } from '../bulk/run-batch.ts';
import { failedOf } from '../bulk/use-mass-job.ts';
import { download, fileName } from '../export/download.ts';
import { failedRowsFile } from './failed-rows.ts';
import { type LineResult, resultFile } from './result-file.ts';
import type { ImportState } from './use-import.ts';

/** Lines that are listed. */
const LISTED = 200;

interface ResultStepProps {
  info: ObjectInfo;
  result: Extract<ImportState, { step: 'result' }>;
  onAgain: () => void;
  /** Takes back what was written. */
  onUndo: () => void;
}

/** What became of each line: the record it made, or why it was refused. */
export function ResultStep({ info, result, onAgain, onUndo }: ResultStepProps) {
  const say = useText();
  const locale = useLocale();
  const { file, outcomes, skipped, lines, undo, undone } = result;
  const failed = failedOf(outcomes);
  const mayUndo = !undone && (undo.changed.length > 0 || (info.deletable && undo.created.length > 0));
  const done = outcomes.length - failed.length;
  const save = () => {
    const reasons = new Map(failed.map((one) => [Number(one.key), reasonOf(one, info, say)]));
    const content = failedRowsFile(file, reasons, { locale, heading: say('importing.fault') });
    download(content, fileName(`${file.name}-${say('importing.faultFile')}`, 'csv'));
  };
  const saveLines = () => {
    const headings = [say('importing.recordId'), say('importing.outcome')] as const;
    const kindText = (kind: LineResult['kind']) => say(`importing.line_${kind}`);
    const content = resultFile(file, lines, { locale, headings, kindText });
    download(content, fileName(`${file.name}-${say('importing.outcome')}`, 'csv'));
  };
  const listed = [...failed.toSorted(byState), ...outcomes.filter(({ state }) => state === 'done')].slice(
    0,
    LISTED,
  );
  return (
    <>
      <Alert severity={failed.length > 0 ? 'warning' : 'success'} role="status">
        {failed.length > 0 && done === 0 ? say('importing.noneDone') : say('importing.done', { count: done })}{' '}
        {failed.length > 0 && done > 0 && say('bulk.failed', { count: failed.length })}{' '}
        {skipped > 0 && say('importing.skipped', { count: skipped })}
      </Alert>
      {undone && <Undone outcomes={undone} info={info} />}
      <TableContainer tabIndex={0} role="group" aria-label={say('importing.result')} sx={{ maxHeight: 480 }}>
        <Table size="small" stickyHeader aria-label={say('importing.result')}>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 72 }}>
                {say('importing.lineHead')}
              </TableCell>
              <TableCell>{say('importing.outcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.map((outcome) => (
              <TableRow key={outcome.key}>
                <TableCell align="right">{outcome.key}</TableCell>
                <TableCell sx={{ whiteSpace: 'normal', py: 1.5 }}>
                  {outcome.state === 'done' && outcome.id ? (
                    <Link component={RouterLink} to={paths.record(info.apiName, outcome.id)}>
                      {say('importing.saved', { id: outcome.id })}
                    </Link>
                  ) : (
                    reasonOf(outcome, info, say)
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {outcomes.length > LISTED && (
          <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {say('importing.moreOutcomes', { count: outcomes.length - LISTED })}
          </Typography>
        )}
      </TableContainer>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
        {failed.length > 0 && (
          <Button variant="outlined" onClick={save}>
            {say('importing.downloadFailed', { count: failed.length })}
          </Button>
        )}
        {failed.length === 0 && !undone && (
          <Button variant="outlined" onClick={saveLines}>
            {say('importing.downloadLines')}
          </Button>
        )}
        {mayUndo && (
          <Button variant="outlined" onClick={onUndo}>
            {say('importing.undo')}
          </Button>
        )}
        <Button onClick={onAgain}>{say('importing.again')}</Button>
        <Button variant="contained" component={RouterLink} to={paths.list(info.apiName)}>
          {say('record.toList')}
        </Button>
      </Box>
    </>
  );
}

/** Lines that were refused come before those that were left out because of them. */
const byState = (a: RowOutcome, b: RowOutcome): number =>
  Number(a.state === 'unsent') - Number(b.state === 'unsent');

/** How much of an import could be taken back, and why the rest could not; the focus comes here, as its button is gone. */
function Undone({ outcomes, info }: { outcomes: readonly RowOutcome[]; info: ObjectInfo }) {
  const say = useText();
  const failed = failedOf(outcomes);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} tabIndex={-1} severity={failed.length > 0 ? 'warning' : 'info'} role="status">
      {say('importing.undone', { count: outcomes.length - failed.length })}
      {failed.slice(0, LISTED).map((one) => (
        <div key={one.key}>{`${one.name}: ${reasonOf(one, info, say)}`}</div>
      ))}
    </Alert>
  );
}
