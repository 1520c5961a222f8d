import { Button, Typography } from '@mui/material';
import { Save, Undo2 } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { FootBar } from './FootBar.tsx';

interface UnsavedBarProps {
  /** How many changes are not saved. */
  count: number;
  isSaving: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** How much is not saved, always in sight below what it is about. */
export function UnsavedBar({ count, isSaving, onDiscard, onSave }: UnsavedBarProps) {
  const say = useText();
  return (
    <FootBar label={say('inline.title')} edge="warning.main" zIndex={2}>
      <Typography role="status" sx={{ flex: '1 1 200px' }}>
        {say('inline.changes', { count })}
      </Typography>
      <Button startIcon={<Undo2 size={16} />} disabled={isSaving} onClick={onDiscard}>
        {say('inline.discardAll')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Save size={16} />}
        loading={isSaving}
        loadingPosition="start"
        onClick={onSave}
      >
        {say('action.save')}
      </Button>
    </FootBar>
  );
}
