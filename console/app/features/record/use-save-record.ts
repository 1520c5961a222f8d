import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import { recordQuery } from '../../data/queries/record-queries.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';
import { type UpdateOptions, updateRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
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
  const noteSaved = useWrittenNotice();
  const navigate = useNavigate();
  const platform = usePlatform();
  const { mutateAsync: update, isPending } = useMutation({
    mutationFn: ([before, values, options]: [ConsoleRecord, InputFields, UpdateOptions]) =>
      updateRecord(platform, before, values, options),
  });
  const [base, setBase] = useState(start);
  const [refusal, setRefusal] = useState<Refusal>();
  const [conflict, setConflict] = useState<Disagreement>();
  /** What the form takes over once it is back. */
  const [adopted, setAdopted] = useState<InputFields>();

  const readNewest = async () =>
    toConsoleRecord(
      await platform.queryClient.fetchQuery({ ...recordQuery(platform, base.id), staleTime: 0 }),
    );
  const saveOver = async (before: ConsoleRecord, values: InputFields, options: UpdateOptions) => {
    setRefusal(undefined);
    try {
      await update([before, values, { ifUnmodifiedSince: before.systemModstamp, ...options }]);
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
    noteSaved(say('record.saved'));
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
    save: async ({ values, effects }: RecordFormValues, options: UpdateOptions = {}): Promise<FormErrors> =>
      (await saveOver(base, values, { ...options, effects }))?.errors,
    saveMerged: async (values: InputFields) => {
      if (!conflict) return;
      const refused = await saveOver(conflict.theirs, values, {});
      if (refused && refused.kind !== 'conflict' && refused.kind !== 'expired') backToForm(values);
    },
    backToForm,
  };
}
