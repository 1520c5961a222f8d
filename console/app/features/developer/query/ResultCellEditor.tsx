import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRecord } from '#client/records/records.ts';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { nameFieldsOf } from '../../../data/name-field.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { toConsoleRecord } from '../../../data/record.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { FieldEditor } from '../../inline-edit/FieldEditor.tsx';
import type { OpenResultCell } from './use-result-editing.ts';

/** Edits a cell of a result on its newest version: the result may be older than what others have saved since. */
export function ResultCellEditor({ open, onClose }: { open: OpenResultCell; onClose: () => void }) {
  const { recordId, info, field, anchor } = open;
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const { data: record, error } = useQuery({
    ...derivedQuery(platform, getRecord, {
      input: { recordId, field: field.apiName },
      part: 'result cell',
      read: async () => {
        const names = [field.apiName, ...nameFieldsOf(info.nameFields)];
        const optionalFields = names.map((name) => `${info.apiName}.${name}`);
        const read = await readRecord(platform, recordId, { optionalFields }, { cache: 'reload' });
        return read ? toConsoleRecord(read) : null;
      },
    }),
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify(problemText(error, say), { type: 'error', autoHideDuration: 8000 });
    onClose();
  }, [error]);
  if (!record) return null;
  const placed = { field, label: field.label, isRequired: isNeeded(field) };
  return <FieldEditor {...{ record, info, placed, anchor, onClose }} />;
}

/** As far as the object tells; else its layout is asked. */
const isNeeded = ({ required, dataType }: OpenResultCell['field']): boolean | undefined =>
  dataType === 'Boolean' ? false : required || undefined;
