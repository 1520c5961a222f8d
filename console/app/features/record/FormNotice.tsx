import type { ObjectInfo } from '#client/records/types.ts';
import { DuplicateNotice } from '../duplicates/DuplicateNotice.tsx';
import { useDuplicates } from '../duplicates/use-duplicates.ts';
import { Faults } from './Faults.tsx';
import type { Refusal } from './save-outcome.ts';

interface FormNoticeProps {
  info: ObjectInfo;
  /** The record that the form changes; absent for a new one. */
  recordId?: string;
  refusal: Refusal | undefined;
  /** Saves although the record duplicates others. */
  onSaveAnyway: () => void;
}

/** Labels of the fields whose inputs tell what is wrong with them. */
const faultyFields = ({ errors }: Refusal, { fields }: ObjectInfo): string[] =>
  Object.keys((errors?.values ?? {}) as object).map((name) => fields[name]?.label ?? name);

/** Above the fields of a form: why it was not saved, and what it would duplicate while it is typed. */
export function FormNotice({ info, recordId, refusal, onSaveAnyway }: FormNoticeProps) {
  const found = useDuplicates(info.apiName, recordId);
  const refusedFor = refusal?.kind === 'duplicates' ? refusal.duplicates : undefined;
  const duplicates = refusedFor?.recordIds.length ? refusedFor : (found ?? refusedFor);
  return (
    <>
      {refusal?.kind === 'faults' && (
        <Faults messages={refusal.messages} fields={faultyFields(refusal, info)} />
      )}
      {duplicates && (
        <DuplicateNotice duplicates={duplicates} onSaveAnyway={refusedFor ? onSaveAnyway : undefined} />
      )}
    </>
  );
}
