import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { RecordMeta } from '../../data/record-reads.ts';
import type { UpdateMeta } from '../../data/record-writes.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import type { FormErrors, RecordFormValues } from './form-values.ts';
import { type Refusal, refusalOf } from './save-outcome.ts';

/** Two versions of a record that have to become one. */
interface Disagreement {
  mine: InputFields;
  theirs: ConsoleRecord;
}

/**
 * Saves what has changed of a record, unless somebody has saved it since editing began: then the newest version is
 * read, and both are there to be merged. A merge is saved on top of that newest version by the same rules, so that a
 * third person loses nothing either.
 *
 * @param inputs fields that the form has an input for
 */
export function useSaveRecord(start: ConsoleRecord, info: ObjectInfo, inputs: readonly string[]) {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate<ConsoleRecord>();
  const [base, setBase] = useState(start);
  const [refusal, setRefusal] = useState<Refusal>();
  const [conflict, setConflict] = useState<Disagreement>();
  /** What the form takes over once it is back. */
  const [adopted, setAdopted] = useState<InputFields>();

  const readNewest = async () => {
    const meta: RecordMeta = { isFresh: true };
    return (await dataProvider.getOne<ConsoleRecord>(info.apiName, { id: base.id, meta })).data;
  };
  const saveOver = async (before: ConsoleRecord, values: InputFields, meta: UpdateMeta) => {
    setRefusal(undefined);
    try {
      await update(
        info.apiName,
        {
          id: before.id,
          data: { values },
          previousData: before,
          meta: { ifUnmodifiedSince: before.systemModstamp, ...meta },
        },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const labelOf = (name: string) => info.fields[name]?.label ?? name;
      const refused = refusalOf(error, inputs, say, labelOf);
      setRefusal(refused);
      if (refused.kind === 'conflict') {
        const theirs = await readNewest();
        setBase(before);
        setConflict({ mine: values, theirs });
      }
      return refused;
    }
    await queryClient.refetchQueries({
      queryKey: [info.apiName, 'getOne', { id: before.id }],
      type: 'inactive',
    });
    notify('record.saved', { autoHideDuration: 3000 });
    navigate(paths.record(info.apiName, before.id));
    return undefined;
  };
  const backToForm = (values: InputFields) => {
    if (conflict) setBase(conflict.theirs);
    setAdopted(values);
    setConflict(undefined);
  };

  return {
    base,
    refusal,
    conflict,
    adopted,
    isSaving: isPending,
    save: async ({ values }: RecordFormValues, meta: UpdateMeta = {}): Promise<FormErrors> =>
      (await saveOver(base, values, meta))?.errors,
    saveMerged: async (values: InputFields) => {
      if (!conflict) return;
      const refused = await saveOver(conflict.theirs, values, {});
      if (refused && refused.kind !== 'conflict' && refused.kind !== 'expired') backToForm(values);
    },
    backToForm,
  };
}
