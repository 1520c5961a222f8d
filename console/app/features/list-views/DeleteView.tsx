import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { removeListView } from '#client/lists/list-views.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { noteListView } from './note-list-view.ts';

interface DeleteViewProps {
  objectApiName: string;
  listInfo: ListInfo;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a list view, once that is confirmed; the records in it stay. */
export function DeleteView({ objectApiName, listInfo, onClose, onDeleted }: DeleteViewProps) {
  const say = useText();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const title = useId();
  const [problem, setProblem] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      const listViewApiName = listInfo.listReference.listViewApiName ?? '';
      await removeListView(platform, { objectApiName, listViewApiName });
      noteListView(listInfo, undefined);
      note(say('listView.deleted', { label: listInfo.label }));
      onDeleted();
    } catch (error) {
      setProblem(problemText(error, say));
      setDeleting(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{say('listView.deleteTitle', { label: listInfo.label })}</DialogTitle>
      <DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {say('listView.deleteLead')}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('action.cancel')}</Button>
        <Button color="error" variant="contained" loading={isDeleting} onClick={remove}>
          {say('action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
