import { Alert, Box, Button, LinearProgress, Popover } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Form, RecordContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRecord } from '#client/records/records.ts';
import type { FieldInfo, InputFields, InputValue, ObjectInfo } from '#client/records/types.ts';
import type { CellChange } from '../../data/drafts.ts';
import { nameFieldOf } from '../../data/name-field.ts';
import { picklistsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import type { FormErrors } from '../record/form-values.ts';
import { clearedDependents } from './dependents.ts';
import { useCellRecord } from './use-cell-record.ts';
import { useRequiredCell } from './use-required-cell.ts';

interface CellEditorProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  field: FieldInfo;
  label: string;
  /** Whether it must not be emptied; undefined where the list does not tell. */
  isRequired: boolean | undefined;
  /** What is typed into other cells of the row counts too, as the value that controls a picklist. */
  drafted: InputFields;
  anchor: HTMLElement;
  /** What the button is called that takes the value over. */
  applyText: string;
  /** Why the value was not taken over, as far as that is no fault of the input. */
  problems?: readonly string[];
  /** The changes, with the record as far as it was read for them; answers faults of the input where it is refused. */
  onApply: (changes: CellChange[], record: ConsoleRecord) => FormErrors | Promise<FormErrors>;
  onClose: () => void;
}

/** Edits one cell beside it: Enter takes the value over, Escape leaves it as it was. */
export function CellEditor({
  record,
  info,
  field,
  label,
  isRequired: told,
  drafted,
  anchor,
  applyText,
  problems = [],
  onApply,
  onClose,
}: CellEditorProps) {
  const say = useText();
  const platform = usePlatform();
  const whole = useCellRecord(record, info, field);
  const isRequired = useRequiredCell(info, record, field.apiName, told);
  const { data } = useQuery(picklistsQuery(platform, info.apiName, record.recordTypeId));
  const picklists = data?.picklistFieldValues;

  const apply = async (form: unknown) => {
    const { values } = form as { values: InputFields };
    const value = values[field.apiName] ?? null;
    const after = { ...whole?.values, ...drafted, [field.apiName]: value };
    const change: CellChange = { field: field.apiName, value, display: await readsAs(value) };
    return onApply(
      [change, ...clearedDependents(field.apiName, after, info.fields, picklists ?? {})],
      whole ?? record,
    );
  };
  const readsAs = async (value: InputValue): Promise<string | null> => {
    if (typeof value !== 'string' || !value) return null;
    const [target] = field.referenceToInfos;
    if (field.dataType === 'Reference' && target) {
      const name = `${target.apiName}.${nameFieldOf(target.nameFields)}`;
      const found = await readRecord(platform, value, { optionalFields: [name] });
      return found ? recordName(found, target.nameFields) : value;
    }
    const labels = new Map(
      picklists?.[field.apiName]?.values.map((one) => [one.value, one.label ?? one.value]) ?? [],
    );
    const parts = value.split(';').map((part) => labels.get(part));
    return parts.every(Boolean) ? parts.join('; ') : null;
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        paper: {
          'aria-label': say('inline.edit', { field: label }),
          role: 'dialog',
          sx: { p: 3, width: 340 },
        },
      }}
    >
      {!whole || !picklists || isRequired === undefined ? (
        <LinearProgress aria-label={say('app.loading')} />
      ) : (
        <RecordContextProvider value={whole}>
          <Form
            record={{ ...whole, values: { ...whole.values, ...drafted } }}
            onSubmit={apply}
            noValidate
            disableInvalidFormNotification
          >
            {problems.length > 0 && (
              <Alert severity="error" sx={{ mb: 3 }}>
                {problems.join(' ')}
              </Alert>
            )}
            <EnterSubmits isMultiline={field.dataType === 'TextArea'}>
              <FieldInput {...{ field, label, isRequired }} autoFocus picklist={picklists[field.apiName]} />
            </EnterSubmits>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 3 }}>
              <Button onClick={onClose}>{say('action.cancel')}</Button>
              <ApplyButton text={applyText} />
            </Box>
          </Form>
        </RecordContextProvider>
      )}
    </Popover>
  );
}

/** Not to be pressed twice while the value is being taken over. */
function ApplyButton({ text }: { text: string }) {
  const { formState } = useFormContext();
  return (
    <Button type="submit" variant="contained" aria-disabled={formState.isSubmitting}>
      {text}
    </Button>
  );
}

/** Enter submits from inputs that have no use for it themselves. */
function EnterSubmits({ isMultiline, children }: { isMultiline: boolean; children: React.ReactNode }) {
  const { formState } = useFormContext();
  return (
    <Box
      aria-busy={formState.isSubmitting}
      onKeyDown={(event) => {
        // The grid below is to hear no key but Escape, which the popover takes before it.
        if (event.key !== 'Escape') event.stopPropagation();
        const isList = (event.target as Element).getAttribute('aria-expanded') === 'true';
        if (event.key !== 'Enter' || isMultiline || isList || event.defaultPrevented) return;
        event.preventDefault();
        (event.target as Element).closest('form')?.requestSubmit();
      }}
    >
      {children}
    </Box>
  );
}
