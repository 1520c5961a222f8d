import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Column } from '../fields/column.ts';
import type { ListState } from '../list/list-state.ts';
import type { ExportForm } from './cell-values.ts';
import { useExport } from './use-export.ts';
import type { ExportFormat } from './write-file.ts';

interface ExportDialogProps {
  info: ObjectInfo;
  listInfo: ListInfo;
  columns: readonly Column[];
  state: ListState;
  chosen: ReadonlyMap<string, ConsoleRecord>;
  onClose: () => void;
}

const FORMATS: ExportFormat[] = ['csv', 'xlsx', 'json'];
const FORMS: ExportForm[] = ['shown', 'raw'];

/** A list as it stands, or the rows chosen in it, as a file: which kind, and in which form. */
export function ExportDialog({ info, listInfo, columns, state, chosen, onClose }: ExportDialogProps) {
  const say = useText();
  const title = useId();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [form, setForm] = useState<ExportForm>('shown');
  const [rows, setRows] = useState<'all' | 'chosen'>(chosen.size > 0 ? 'chosen' : 'all');
  const view = listInfo.listReference.listViewApiName ?? '';
  const exporting = useExport(
    { objectApiName: info.apiName, view, label: listInfo.label, state, columns },
    onClose,
  );
  const { read, problem } = exporting;
  const start = () =>
    exporting.start({ format, form, ids: rows === 'chosen' ? new Set(chosen.keys()) : undefined });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{say('exporting.title', { label: listInfo.label })}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 4 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {chosen.size > 0 && (
          <Choice
            label={say('exporting.rows')}
            value={rows}
            onChange={setRows}
            options={[
              ['chosen', say('exporting.chosen', { count: chosen.size })],
              ['all', say('exporting.all')],
            ]}
          />
        )}
        <Choice
          label={say('exporting.format')}
          value={format}
          onChange={setFormat}
          options={FORMATS.map((each) => [each, say(`exporting.${each}`)] as const)}
        />
        <Choice
          label={say('exporting.form')}
          value={form}
          onChange={setForm}
          options={FORMS.map((each) => [each, say(`exporting.${each}`)] as const)}
        />
        <Typography variant="caption" color="textSecondary">
          {say('exporting.lead', { count: columns.length })}
        </Typography>
        {read !== undefined && (
          <div>
            <Typography role="status" variant="body2" sx={{ mb: 1 }}>
              {say('exporting.reading', { count: read })}
            </Typography>
            <LinearProgress aria-label={say('exporting.reading', { count: read })} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={read === undefined ? onClose : exporting.cancel}>{say('action.cancel')}</Button>
        <Button variant="contained" onClick={start} disabled={read !== undefined}>
          {say('exporting.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly (readonly [T, string])[];
}

function Choice<T extends string>({ label, value, onChange, options }: ChoiceProps<T>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen as T)}>
        {options.map(([option, text]) => (
          <FormControlLabel key={option} value={option} control={<Radio size="small" />} label={text} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
