import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FaultTable } from '../import/FaultTable.tsx';
import type { FileFault } from '../import/types.ts';

/** Why nothing of what was to be pasted was taken. */
export function PasteFaults({ faults, onClose }: { faults: readonly FileFault[]; onClose: () => void }) {
  const say = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{say('inline.notPasted')}</DialogTitle>
      <DialogContent>
        <FaultTable faults={faults} lead={say('inline.notPastedLead', { count: faults.length })} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          {say('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
