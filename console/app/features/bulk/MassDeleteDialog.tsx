import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import type { ObjectInfo } from '#client/records/types.ts';
import { distinctName } from '../../data/distinct-name.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { hideRecord, showRecord } from '../record/pending-deletions.ts';
import { MassResult } from './MassResult.tsx';
import type { BatchRow } from './run-batch.ts';
import { failedOf, useMassJob } from './use-mass-job.ts';

/** Time in which a deletion can be undone, in milliseconds. */
const UNDO_MS = 8000;
/** Names that are said before they are deleted. */
const NAMED = 5;

interface MassDeleteDialogProps {
  info: ObjectInfo;
  rows: readonly ConsoleRecord[];
  onClose: () => void;
  onLeft: (rows: readonly ConsoleRecord[]) => void;
}

/**
 * Deletes many records: once confirmed they are out of sight, and gone a few seconds later unless that is undone. What
 * the platform refuses is shown again with its reason.
 */
export function MassDeleteDialog({ info, rows, onClose, onLeft }: MassDeleteDialogProps) {
  const say = useText();
  const title = useId();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const [all] = useState(rows);
  const [isConfirmed, setConfirmed] = useState(false);
  const { job, run, retry } = useMassJob(info);
  const isOpen = useIsOpen();

  const settle = (outcomes: Awaited<ReturnType<typeof run>>) => {
    const failed = new Set(failedOf(outcomes).map(({ key }) => key));
    for (const { id } of all) showRecord(id);
    onLeft(all.filter(({ id }) => failed.has(id)));
    if (failed.size === 0) onClose();
    else if (!isOpen.current)
      notify('bulk.failed', { type: 'error', messageArgs: { smart_count: failed.size, count: failed.size } });
  };
  const confirm = () => {
    const batch = all.map((row): BatchRow => ({ key: row.id, name: distinctName(row, info), fields: {} }));
    setConfirmed(true);
    for (const { id } of all) hideRecord(id);
    onLeft([]);
    addUndoable(async ({ isUndo }: { isUndo: boolean }) => {
      if (!isUndo) return settle(await run('DELETE', batch));
      for (const { id } of all) showRecord(id);
      onLeft(all);
      onClose();
    });
    const messageArgs = { smart_count: all.length, count: all.length };
    notify('bulk.deleting', { undoable: true, messageArgs, autoHideDuration: UNDO_MS });
  };

  const isWaiting = isConfirmed && job.phase === 'form';
  if (isWaiting) return null;
  const failed = job.phase === 'result' ? failedOf(job.outcomes).length : 0;
  const names = all.slice(0, NAMED).map((row) => distinctName(row, info));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('bulk.deleteTitle', { count: all.length, objects: info.labelPlural })}
      </DialogTitle>
      <DialogContent dividers>
        {job.phase === 'form' ? (
          <Typography>
            {names.join(', ')}
            {all.length > NAMED && ` ${say('bulk.andMore', { count: all.length - NAMED })}`}
          </Typography>
        ) : (
          <MassResult job={job} info={info} doneText={(count) => say('bulk.deleted', { count })} />
        )}
      </DialogContent>
      <DialogActions>
        {job.phase === 'form' && (
          <>
            <Button onClick={onClose}>{say('action.cancel')}</Button>
            <Button color="error" variant="contained" onClick={confirm}>
              {say('bulk.deleteNow', { count: all.length })}
            </Button>
          </>
        )}
        {job.phase === 'result' && (
          <>
            {failed > 0 && (
              <Button variant="outlined" onClick={async () => settle(await retry('DELETE'))}>
                {say('bulk.retry', { count: failed })}
              </Button>
            )}
            <Button variant="contained" onClick={onClose}>
              {say('action.close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Whether the page is still there when the platform answers. */
function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
