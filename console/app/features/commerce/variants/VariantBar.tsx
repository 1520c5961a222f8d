import { Button, Typography } from '@mui/material';
import { Save, Undo2 } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { FootBar } from '../../../ui/FootBar.tsx';
import type { CellEdits } from './use-variants.ts';

/** How much is typed in and not saved, always in sight below the table. */
export function VariantBar({ edits }: { edits: CellEdits }) {
  const say = useText();
  const { changes, faultCount, isSaving, save, revert } = edits;
  return (
    <FootBar label={say('inline.title')} edge={faultCount > 0 ? 'error.main' : 'warning.main'} zIndex={2}>
      <Typography role="status" sx={{ flex: '1 1 200px' }}>
        {say('inline.changes', { count: changes.length })}
        {faultCount > 0 && (
          <Typography component="span" color="error" sx={{ ml: 2 }}>
            {say('variants.faulty', { count: faultCount })}
          </Typography>
        )}
      </Typography>
      <Button startIcon={<Undo2 size={16} />} onClick={() => revert()}>
        {say('inline.discardAll')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Save size={16} />}
        loading={isSaving}
        loadingPosition="start"
        disabled={faultCount > 0}
        onClick={() => void save()}
      >
        {say('action.save')}
      </Button>
    </FootBar>
  );
}
