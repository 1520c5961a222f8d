import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { MassResult } from '../bulk/MassResult.tsx';
import { useTakeOverAll } from './use-take-over-all.ts';

interface TakeOverDialogProps {
  info: ObjectInfo;
  rows: readonly ConsoleRecord[];
  onClose: () => void;
  /** The rows that are left to be done. */
  onLeft: (rows: readonly ConsoleRecord[]) => void;
}

/** Takes the chosen records over one by one, and says of each that stayed who has it. */
export function TakeOverDialog({ info, rows, onClose, onLeft }: TakeOverDialogProps) {
  const say = useText();
  const title = useId();
  const { job, start, stop, all } = useTakeOverAll(info, rows, onLeft);
  const isRunning = job.phase === 'running';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isRunning ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('takeOver.title', { count: all.length, objects: info.labelPlural })}
      </DialogTitle>
      <DialogContent dividers>
        {job.phase === 'form' ? (
          <Typography>{say('takeOver.lead')}</Typography>
        ) : (
          <MassResult job={job} info={info} doneText={(count) => say('takeOver.doneAll', { count })} />
        )}
      </DialogContent>
      <DialogActions>
        {job.phase === 'form' && (
          <>
            <Button onClick={onClose}>{say('action.cancel')}</Button>
            <Button variant="contained" onClick={start}>
              {say('takeOver.action')}
            </Button>
          </>
        )}
        {isRunning && <Button onClick={stop}>{say('bulk.stop')}</Button>}
        {job.phase === 'result' && (
          <Button variant="contained" onClick={onClose}>
            {say('action.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
