import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { createRecord, type SaveOptions } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import type { FormErrors, RecordFormValues } from './form-values.ts';
import { type Refusal, refusalOf } from './save-outcome.ts';

/**
 * Saves a new record and says so.
 *
 * @param inputs fields that the form has an input for
 * @param onSaved what follows; there is no record where it was saved but may not be seen
 */
export function useSaveNew(
  info: ObjectInfo,
  inputs: readonly string[],
  onSaved: (record: ConsoleRecord | undefined) => void,
) {
  const say = useText();
  const notify = useNotify();
  const noteSaved = useWrittenNotice();
  const platform = usePlatform();
  const [refusal, setRefusal] = useState<Refusal>();
  const save = async (
    { values, effects }: RecordFormValues,
    options: SaveOptions = {},
  ): Promise<FormErrors> => {
    setRefusal(undefined);
    try {
      const created = await createRecord(platform, info.apiName, values, { ...options, effects });
      const object = info.label;
      if (created) noteSaved(say('record.created', { object, name: recordName(created, info.nameFields) }));
      else notify('record.createdUnseen', { messageArgs: { object } });
      onSaved(created);
      return undefined;
    } catch (error) {
      const refused = refusalOf(error, inputs, say, (name) => info.fields[name]?.label ?? name);
      setRefusal(refused);
      return refused.errors;
    }
  };
  return { save, refusal };
}
