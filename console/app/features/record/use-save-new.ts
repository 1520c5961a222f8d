import { useState } from 'react';
import { useCreate, useNotify } from 'react-admin';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import type { SaveMeta } from '../../data/record-writes.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FormErrors, RecordFormValues } from './form-values.ts';
import { type Refusal, refusalOf } from './save-outcome.ts';

/**
 * Saves a new record and says so.
 *
 * @param inputs fields that the form has an input for
 * @param onSaved what follows; the record has no id where it was saved but may not be seen
 */
export function useSaveNew(
  info: ObjectInfo,
  inputs: readonly string[],
  onSaved: (record: ConsoleRecord) => void,
) {
  const say = useText();
  const notify = useNotify();
  const [create] = useCreate<ConsoleRecord>();
  const [refusal, setRefusal] = useState<Refusal>();
  const save = async ({ values }: RecordFormValues, meta: SaveMeta = {}): Promise<FormErrors> => {
    setRefusal(undefined);
    try {
      const created = (await create(
        info.apiName,
        { data: { values }, meta },
        { returnPromise: true },
      )) as ConsoleRecord;
      const object = info.label;
      if (created.id)
        notify('record.created', { messageArgs: { object, name: recordName(created, info.nameFields) } });
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
