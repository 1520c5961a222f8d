import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldChange } from '#client/records/field-history.ts';
import type { FieldInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { changeRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';

interface RestoreValueProps {
  change: FieldChange;
  field: FieldInfo;
  record: ConsoleRecord;
  /** The former value as it is read. */
  text: string;
  /** When it was changed, as it is read. */
  moment: string;
}

/** Gives a field the value back that it had before a change; nothing where it has it, or may not be changed. */
export function RestoreValue({ change, field, record, text, moment }: RestoreValueProps) {
  const say = useText();
  const notify = useNotify();
  const noteSaved = useWrittenNotice();
  const platform = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      changeRecord(
        platform,
        record,
        { [field.apiName]: change.before },
        { ifUnmodifiedSince: record.systemModstamp },
      ),
    onSuccess: () => noteSaved(say('history.restored', { field: field.label, value: text })),
    onError: (error) => notify(problemText(error, say), { type: 'error', autoHideDuration: 10_000 }),
  });
  if (!isRestorable(change, field, record)) return null;
  return (
    <Button
      size="small"
      disabled={isPending}
      startIcon={<Undo2 size={14} strokeWidth={1.5} />}
      onClick={() => mutate()}
      aria-label={say('history.restoreOf', { field: field.label, value: text, moment })}
      sx={{ display: 'flex', minHeight: 24, mt: 1, px: 2, py: 0 }}
    >
      {say('history.restore')}
    </Button>
  );
}

/** Whether the value is kept, the field may be changed, and has another value now. */
export function isRestorable(
  { isKept, before }: Pick<FieldChange, 'isKept' | 'before'>,
  { apiName, updateable, required }: Pick<FieldInfo, 'apiName' | 'updateable' | 'required'>,
  { values }: Pick<ConsoleRecord, 'values'>,
): boolean {
  const isPossible = before !== null || !required;
  return isKept && updateable && isPossible && apiName in values && values[apiName] !== before;
}
