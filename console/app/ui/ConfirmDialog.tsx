import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';

/** Something that asks before it is done. */
export interface Confirmation {
  title: string;
  lead: string;
  act: () => void;
}

interface ConfirmDialogProps {
  confirmation: Confirmation;
  onClose: () => void;
}

/** Asks before something is destroyed or cannot be foreseen; the safe answer has the focus. */
export function ConfirmDialog({ confirmation: { title, lead, act }, onClose }: ConfirmDialogProps) {
  const say = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{lead}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button autoFocus onClick={onClose}>
          {say('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose();
            act();
          }}
        >
          {title.replace(/\?$/, '')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
