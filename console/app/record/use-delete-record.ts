import { useDelete, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../data/record.ts';
import { recordName } from '../data/record-name.ts';
import { useText } from '../i18n/use-text.ts';
import { problemText } from '../parts/ErrorPanel.tsx';
import { paths } from '../paths.ts';

/** Deletes a record after a few seconds in which it can still be undone. */
export function useDeleteRecord(record: ConsoleRecord, info: ObjectInfo): () => void {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [deleteOne] = useDelete<ConsoleRecord>();
  const name = recordName(record, info.nameFields);
  return () => {
    deleteOne(
      info.apiName,
      { id: record.id, previousData: record },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('record.deleted', { undoable: true, messageArgs: { name } }),
        onError: (error) => {
          const reason = problemText(error, say);
          notify('record.deleteFailed', {
            type: 'error',
            messageArgs: { name, reason },
            autoHideDuration: 10_000,
          });
        },
      },
    );
    navigate(paths.list(info.apiName));
  };
}
