import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../data/record.ts';
import type { RecordMeta } from '../data/record-reads.ts';
import type { UpdateMeta } from '../data/record-writes.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import type { PlacedSection } from './layout-fields.ts';
import { FORM_ID, type FormErrors, type RecordFormValues } from './RecordForm.tsx';
import { type Refusal, refusalOf } from './save-outcome.ts';

/**
 * Saves what has changed of a record, unless somebody has saved it since editing began; then the newest version
 * is read, so that the person can decide.
 */
export function useSaveRecord(record: ConsoleRecord, info: ObjectInfo, sections: PlacedSection[]) {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [update] = useUpdate<ConsoleRecord>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [newest, setNewest] = useState<ConsoleRecord>();
  const editedVersion = useRef(record.systemModstamp);

  const readNewest = () => {
    const meta: RecordMeta = { isFresh: true };
    return dataProvider.getOne<ConsoleRecord>(info.apiName, { id: record.id, meta });
  };
  const save = async ({ values }: RecordFormValues): Promise<FormErrors> => {
    setRefusal(undefined);
    setNewest(undefined);
    const meta: UpdateMeta = { ifUnmodifiedSince: editedVersion.current };
    try {
      await update(
        info.apiName,
        { id: record.id, data: { values }, previousData: record, meta },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const refused = refusalOf(error, editableInputs(sections), say);
      if (refused.kind === 'conflict') setNewest((await readNewest()).data);
      setRefusal(refused);
      return refused.errors;
    }
    await queryClient.refetchQueries({
      queryKey: [info.apiName, 'getOne', { id: record.id }],
      type: 'inactive',
    });
    notify('record.saved', { autoHideDuration: 3000 });
    navigate(paths.record(info.apiName, record.id));
    return undefined;
  };

  /** Saves the same input over the newest version. */
  const overwrite = () => {
    editedVersion.current = newest?.systemModstamp;
    const form = document.getElementById(FORM_ID);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };

  return { save, refusal, newest, overwrite };
}

const editableInputs = (sections: PlacedSection[]): string[] =>
  sections
    .flatMap(({ columns }) => columns.flat())
    .flatMap((placed) => (placed?.isEditable ? [placed.field.apiName] : []));
