import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields } from '#client/records/types.ts';
import { type ConsoleRecord, changedValues } from '../../data/record.ts';
import { performAction, type SaveOptions } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FormErrors, RecordFormValues } from '../record/form-values.ts';
import { type Refusal, refusalOf } from '../record/save-outcome.ts';
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
  const notify = useNotify();
  const platform = usePlatform();
  const [refusal, setRefusal] = useState<Refusal>();
  const perform = async ({ values }: RecordFormValues, options: SaveOptions = {}): Promise<FormErrors> => {
    setRefusal(undefined);
    const fields = enteredFields(action.type === 'Update', start.values, values, inputs);
    try {
      const done = await performAction(platform, action, {
        contextId: context?.id ?? null,
        fields,
        ...options,
      });
      notify(done.successMessage ?? say('record.saved'), { autoHideDuration: 4000 });
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
