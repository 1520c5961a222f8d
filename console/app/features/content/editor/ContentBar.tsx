import { Button, Typography } from '@mui/material';
import { Save, Undo2, Upload } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { FootBar } from '../../../ui/FootBar.tsx';
import type { Edits } from './use-edits.ts';
import { publishable, type Saving } from './use-saving.ts';

interface ContentBarProps {
  edits: Edits;
  saving: Saving;
  onDiscard: () => void;
}

/** What is not saved or not public yet, and what can be done about it. */
export function ContentBar({ edits, saving, onDiscard }: ContentBarProps) {
  const say = useText();
  const { isDirty, canUndo, said, base } = edits;
  const waits = publishable(edits).length > 0;
  const hasDraft = Object.values(base.sides).some(({ draft }) => draft);
  return (
    <FootBar label={say('contentPages.bar')} edge={isDirty ? 'warning.main' : 'divider'} zIndex={2}>
      <Typography sx={{ flex: '1 1 220px' }} variant="body2">
        {say(isDirty ? 'contentPages.unsaved' : waits ? 'contentPages.waiting' : 'contentPages.public')}{' '}
        <span role="status">{said}</span>
      </Typography>
      {canUndo && (
        <Button startIcon={<Undo2 size={16} />} disabled={saving.isSaving} onClick={edits.undo}>
          {say('action.undo')}
        </Button>
      )}
      {isDirty && (
        <Button disabled={saving.isSaving} onClick={edits.revert}>
          {say('contentPages.revert')}
        </Button>
      )}
      {!isDirty && hasDraft && (
        <Button color="error" disabled={saving.isSaving} onClick={onDiscard}>
          {say('contentPages.discard')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<Save size={16} />}
        disabled={!isDirty || saving.isSaving}
        onClick={() => void saving.save('draft')}
      >
        {say('contentPages.saveDraft')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Upload size={16} />}
        disabled={!waits || saving.isSaving}
        onClick={() => void saving.save('publish')}
      >
        {say('contentPages.publish')}
      </Button>
    </FootBar>
  );
}
