import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields } from '#client/records/types.ts';
import { nameFieldsOf } from '../../data/name-field.ts';
import { type ConsoleRecord, changedValues } from '../../data/record.ts';
import { performAction, type SaveOptions } from '../../data/record-service.ts';
import { noteWritten } from '../../data/undo/journal.ts';
import type { Written } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FormErrors, RecordFormValues } from '../record/form-values.ts';
import { type Refusal, refusalOf } from '../record/save-outcome.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import type { QuickActionPage } from './use-quick-action.ts';

/**
 * Performs a quick action with what its form holds, says what it has done, and reads again what it may have changed.
 *
 * @param inputs fields that the form has an input for
 */
export function usePerform(
  { action, info, start }: QuickActionPage,
  context: ConsoleRecord | undefined,
  inputs: readonly string[],
  onDone: (recordId: string | null) => void,
) {
  const say = useText();
  const noteSaved = useWrittenNotice();
  const platform = usePlatform();
  const [refusal, setRefusal] = useState<Refusal>();
  const isUpdate = action.type === 'Update';
  const writtenBy = (id: string, fields: InputFields): Written => {
    const { apiName, label, nameFields } = info;
    if (!isUpdate) return { id, apiName, kind: 'created', name: nameOf(fields, nameFields) || label };
    const before = Object.fromEntries(Object.keys(fields).map((name) => [name, start.values[name] ?? null]));
    const name = nameOf(start.values, nameFields) || label;
    return { id, apiName, kind: 'changed', name, before, after: fields };
  };
  const perform = async ({ values }: RecordFormValues, options: SaveOptions = {}): Promise<FormErrors> => {
    setRefusal(undefined);
    const fields = enteredFields(isUpdate, start.values, values, inputs);
    try {
      const done = await performAction(platform, action, {
        contextId: context?.id ?? null,
        fields,
        ...options,
      });
      if (done.id) noteWritten(writtenBy(done.id, fields));
      noteSaved(done.successMessage ?? say('record.saved'));
      onDone(done.id ?? null);
      return undefined;
    } catch (error) {
      const refused = refusalOf(error, inputs, say, (name) => info.fields[name]?.label ?? name);
      setRefusal(refused);
      return refused.errors;
    }
  };
  return { perform, refusal };
}

const nameOf = (values: InputFields, nameFields: readonly string[]): string =>
  String(
    nameFieldsOf(nameFields)
      .map((name) => values[name])
      .find(Boolean) ?? '',
  );

/** An action that changes a record sends what was changed; one that makes a record, all that has a value. */
export function enteredFields(
  isUpdate: boolean,
  before: InputFields,
  after: InputFields,
  inputs: readonly string[],
): InputFields {
  const own = Object.fromEntries(Object.entries(after).filter(([name]) => inputs.includes(name)));
  if (isUpdate)
    return Object.fromEntries(
      Object.entries(changedValues(before, own)).map(([name, value]) => [name, value === '' ? null : value]),
    );
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null && value !== ''));
}
