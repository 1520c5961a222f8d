import { Button, Typography } from '@mui/material';
import { Save, Undo2 } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { FootBar } from './FootBar.tsx';

interface UnsavedBarProps {
  /** How many changes are not saved. */
  count: number;
  /** What is said of them instead of their number. */
  text?: string;
  /** What is wrong with some of them. */
  trouble?: string | undefined;
  /** Whether nothing can be saved until that is mended. */
  isBlocked?: boolean;
  isSaving: boolean;
  /** Whether it has its own place below what scrolls, instead of lying over it. */
  isApart?: boolean;
  onDiscard: () => void;
  onSave: () => void;
  /** What else can be done about them. */
  children?: React.ReactNode;
}

/** How much is not saved, always in sight below what it is about. */
export function UnsavedBar(props: UnsavedBarProps) {
  const { count, trouble, isBlocked = false, isSaving, isApart = false, onDiscard, onSave, children } = props;
  const say = useText();
  const { text = say('inline.changes', { count }) } = props;
  return (
    <FootBar
      label={say('inline.title')}
      edge={trouble === undefined ? 'warning.main' : 'error.main'}
      {...(isApart ? {} : { zIndex: 2 })}
    >
      <Typography role="status" sx={{ flex: '1 1 200px' }}>
        {text}
        {trouble !== undefined && (
          <Typography component="span" color="error" sx={{ ml: 2 }}>
            {trouble}
          </Typography>
        )}
      </Typography>
      <Button startIcon={<Undo2 size={16} />} disabled={isSaving} onClick={onDiscard}>
        {say('inline.discardAll')}
      </Button>
      {children}
      <Button
        variant="contained"
        startIcon={<Save size={16} />}
        loading={isSaving}
        loadingPosition="start"
        disabled={isBlocked}
        onClick={onSave}
      >
        {say('action.save')}
      </Button>
    </FootBar>
  );
}
