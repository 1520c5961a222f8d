import { Box, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { useRecentEntries } from './use-recent-entries.ts';

/** What this person has saved in the last ten minutes, each with a way to take it back. */
export function ChangesPanel({ onClose }: { onClose: () => void }) {
  const say = useText();
  const entries = useRecentEntries();
  return (
    <SidePanel title={say('undo.title')} onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
        {say(entries.length > 0 ? 'undo.lead' : 'undo.none')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <ChangeLine key={entry.key} entry={entry} onOpen={onClose} />
        ))}
      </Box>
    </SidePanel>
  );
}
