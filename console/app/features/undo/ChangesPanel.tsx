import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { useRecentEntries } from './use-recent-entries.ts';

/** What this person has saved in the last ten minutes, each with a way to take it back. */
export function ChangesPanel({ onClose }: { onClose: () => void }) {
  const say = useText();
  const titleId = useId();
  const entries = useRecentEntries();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(100vw, 420px)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 4, pb: 1 }}>
        <Typography variant="h2" id={titleId} sx={{ flex: 1 }}>
          {say('undo.title')}
        </Typography>
        <IconButton autoFocus aria-label={say('action.close')} onClick={onClose}>
          <X size={18} strokeWidth={1.5} />
        </IconButton>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
        {say(entries.length > 0 ? 'undo.lead' : 'undo.none')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <ChangeLine key={entry.key} entry={entry} onOpen={onClose} />
        ))}
      </Box>
    </Drawer>
  );
}
