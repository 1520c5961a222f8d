import { Box, Button, Typography } from '@mui/material';
import { Save, Undo2 } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import type { CellEdits } from './use-variants.ts';

/** How much is typed in and not saved, always in sight below the table. */
export function VariantBar({ edits }: { edits: CellEdits }) {
  const say = useText();
  const { changes, faultCount, isSaving, save, revert } = edits;
  return (
    <Box
      role="region"
      aria-label={say('inline.title')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 6 },
        py: 2,
        borderTop: 2,
        borderColor: faultCount > 0 ? 'error.main' : 'warning.main',
        bgcolor: 'background.paper',
      }}
    >
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
    </Box>
  );
}
