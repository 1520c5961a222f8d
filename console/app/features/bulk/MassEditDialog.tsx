import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Form } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo, InputFields, ObjectInfo } from '#client/records/types.ts';
import { distinctName } from '../../data/distinct-name.ts';
import { readValues } from '../../data/read-values.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { isEditableType } from '../inputs/FieldInput.tsx';
import { type Calculations, calculatedValues } from './calculation.ts';
import { MassFields } from './MassFields.tsx';
import { MassResult } from './MassResult.tsx';
import { massValues } from './mass-values.ts';
import type { BatchRow } from './run-batch.ts';
import { failedOf, useMassJob } from './use-mass-job.ts';

interface MassEditDialogProps {
  info: ObjectInfo;
  rows: readonly ConsoleRecord[];
  /** Field that is to be changed, where that is known; others can be added. */
  first?: FieldInfo | undefined;
  onClose: () => void;
  /** The rows that are left to be done. */
  onLeft: (rows: readonly ConsoleRecord[]) => void;
}

const FORM = 'mass-edit';

/** Gives many records the same values in some fields, and says row by row what became of it. */
export function MassEditDialog({ info, rows, first, onClose, onLeft }: MassEditDialogProps) {
  const say = useText();
  const title = useId();
  const [all] = useState(rows);
  const [pending, setPending] = useState(rows);
  const [chosen, setChosen] = useState<FieldInfo[]>(first ? [first] : []);
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set());
  const [calculations, setCalculations] = useState<Calculations>({});
  const [withoutAmount, setWithoutAmount] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const platform = usePlatform();
  const { job, run, retry, undo, amend, stop } = useMassJob(info);
  const fields = Object.values(info.fields).filter(
    ({ updateable, dataType }) => updateable && isEditableType(dataType),
  );
  const settle = (outcomes: Awaited<ReturnType<typeof run>>) => {
    const failed = new Set(failedOf(outcomes).map(({ key }) => key));
    const left = all.filter(({ id }) => failed.has(id));
    setPending(left);
    onLeft(left);
  };
  const submit = async (form: unknown) => {
    const { values } = form as { values?: InputFields };
    const changes = massValues(chosen, values ?? {}, emptied);
    const calculated = Object.keys(changes).filter((name) => (calculations[name] ?? 'set') !== 'set');
    setProblem(undefined);
    setReading(true);
    try {
      // What is calculated with is what the records have now, not what the list once read.
      const ids = calculated.length > 0 ? pending.map(({ id }) => id) : [];
      const before = await readValues(platform, info.apiName, ids, calculated);
      const batch = pending.flatMap((row): BatchRow[] => {
        const fields = calculatedValues(changes, before.get(row.id) ?? {}, calculations, info.fields);
        const isEmpty = Object.keys(fields).length === 0;
        return isEmpty ? [] : [{ key: row.id, name: distinctName(row, info), fields }];
      });
      setWithoutAmount(pending.length - batch.length);
      settle(await run('UPDATE', batch, before));
    } catch (error) {
      setProblem(problemText(error, say));
    } finally {
      setReading(false);
    }
  };
  const failed = job.phase === 'result' ? failedOf(job.outcomes).length : 0;
  const isRunning = job.phase === 'running';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isRunning ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {say('bulk.editTitle', { count: pending.length || all.length, objects: info.labelPlural })}
      </DialogTitle>
      <DialogContent dividers>
        <div hidden={job.phase !== 'form'}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <MixedTypes rows={pending} info={info} />
          <Form id={FORM} onSubmit={submit} noValidate disableInvalidFormNotification>
            <MassFields
              {...{ info, fields, chosen, emptied, calculations }}
              onCalculations={setCalculations}
              rows={pending}
              onChange={setChosen}
              onEmptied={setEmptied}
            />
          </Form>
        </div>
        {job.phase === 'result' && withoutAmount > 0 && (
          <Alert severity="info" sx={{ mb: 3 }}>
            {say('bulk.withoutAmount', { count: withoutAmount })}
          </Alert>
        )}
        {job.phase !== 'form' && (
          <MassResult job={job} info={info} doneText={(count) => say('bulk.saved', { count })} />
        )}
      </DialogContent>
      <DialogActions>
        {job.phase === 'form' && (
          <>
            <Button onClick={onClose}>{say('action.cancel')}</Button>
            <Button
              type="submit"
              form={FORM}
              variant="contained"
              loading={isReading}
              disabled={chosen.length === 0}
            >
              {say('bulk.apply', { count: pending.length })}
            </Button>
          </>
        )}
        {isRunning && <Button onClick={stop}>{say('bulk.stop')}</Button>}
        {job.phase === 'result' && (
          <>
            {!job.isUndone && failed < job.outcomes.length && (
              <Button onClick={undo}>{say('action.undo')}</Button>
            )}
            {failed > 0 && !job.isUndone && (
              <>
                <Button variant="outlined" onClick={amend}>
                  {say('bulk.amend')}
                </Button>
                <Button variant="outlined" onClick={async () => settle(await retry('UPDATE'))}>
                  {say('bulk.retry', { count: failed })}
                </Button>
              </>
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

/** Records of several types may not all take a value that one of them has. */
function MixedTypes({ rows, info }: { rows: readonly ConsoleRecord[]; info: ObjectInfo }) {
  const say = useText();
  const types = new Set(rows.map(({ recordTypeId }) => recordTypeId));
  if (types.size < 2) return null;
  const names = [...types].map((id) => info.recordTypeInfos[id ?? '']?.name ?? say('field.none'));
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      <Typography variant="body2">{say('bulk.mixedTypes', { types: names.join(', ') })}</Typography>
    </Alert>
  );
}
