import { Box } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { Shortcut } from '../../ui/Shortcut.tsx';
import { quickSearchKeys } from '../shell/shortcuts/shortcuts.ts';

/** The keys of the quick search. */
export function QuickSearchFoot() {
  const say = useText();
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        gap: 5,
        px: 4,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: 12,
      }}
    >
      {quickSearchKeys.map(({ combinations, text }) => (
        <Box key={text} component="span" sx={{ display: 'inline-flex', gap: 1.5, alignItems: 'center' }}>
          <Shortcut keys={combinations.flat()} /> {say(text)}
        </Box>
      ))}
    </Box>
  );
}
