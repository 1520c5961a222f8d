import { useAddUndoableMutation, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { useForgetRecords } from '../../data/preferences.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { deleteRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { hideRecord, showRecord } from './pending-deletions.ts';

/** Time in which a deletion can be undone. */
const UNDO_MS = 8000;

/**
 * Hides a record at once and deletes it a few seconds later, unless that is undone.
 *
 * @param backTo page that follows; the list of its object unless told
 */
export function useDeleteRecord(
  record: ConsoleRecord,
  info: ObjectInfo,
  backTo: string = paths.list(info.apiName),
): () => void {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const addUndoable = useAddUndoableMutation();
  const forget = useForgetRecords();
  const platform = usePlatform();
  const { id } = record;
  const name = recordName(record, info.nameFields);

  const commit = async () => {
    try {
      await deleteRecord(platform, record);
      forget([id]);
    } catch (error) {
      const messageArgs = { name, reason: problemText(error, say) };
      notify('record.deleteFailed', { type: 'error', messageArgs, autoHideDuration: 10_000 });
    }
  };
  return () => {
    hideRecord(id);
    addUndoable(async ({ isUndo }: { isUndo: boolean }) => {
      if (!isUndo) await commit();
      showRecord(id);
    });
    notify('record.deleted', { undoable: true, messageArgs: { name }, autoHideDuration: UNDO_MS });
    if (backTo !== location.pathname) navigate(backTo);
  };
}
