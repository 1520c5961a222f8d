import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import { type RecordDraft, withoutDrafts } from '../../data/drafts.ts';
import { useText } from '../../i18n/use-text.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftTable } from './DraftTable.tsx';
import type { InlineEdit } from './use-inline-edit.ts';

interface DraftPreviewProps {
  edit: InlineEdit;
  info: ObjectInfo;
  onClose: () => void;
}

/** Everything that saving would change, record by record: before, after, and what stood in its way. */
export function DraftPreview({ edit, info, onClose }: DraftPreviewProps) {
  const say = useText();
  const title = useId();
  const { drafts, count, progress } = edit;
  const records = Object.entries(drafts);
  const discard = (id: string) => {
    const left = withoutDrafts(drafts, [id]);
    edit.change(left);
    if (Object.keys(left).length === 0) onClose();
  };
  const save = async () => {
    const left = await edit.save();
    if (Object.keys(left).length === 0) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={title}>
      <DialogTitle
        id={title}
      >{`${say('inline.changes', { count })} ${say('inline.inRows', { count: records.length })}`}</DialogTitle>
      <DialogContent dividers>
        {records.map(([id, draft]) => (
          <Box key={id} component="section" aria-label={draft.name} sx={{ mb: 6 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
              <Typography variant="h3" sx={{ flex: 1 }}>
                {draft.name}
              </Typography>
              <Button onClick={() => discard(id)} aria-label={say('inline.discardOne', { name: draft.name })}>
                {say('action.discard')}
              </Button>
            </Box>
            {draft.faults?.map((fault) => (
              <Alert key={fault} severity="error" sx={{ mb: 2 }}>
                {fault}
              </Alert>
            ))}
            {draft.newest ? (
              <DraftConflict
                {...{ draft, info }}
                onResolve={(resolved: RecordDraft | undefined) =>
                  resolved ? edit.change({ ...drafts, [id]: resolved }) : discard(id)
                }
              />
            ) : (
              <DraftTable draft={draft} info={info} />
            )}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('action.close')}</Button>
        <Button variant="contained" onClick={save} loading={progress !== undefined} disabled={count === 0}>
          {say('action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
