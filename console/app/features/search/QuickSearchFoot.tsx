import { Box } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { Shortcut } from '../../ui/Shortcut.tsx';

/** The keys of the quick search. */
export function QuickSearchFoot() {
  const say = useText();
  const hints = [
    { keys: ['ArrowUp', 'ArrowDown'], text: say('search.hintMove') },
    { keys: ['Enter'], text: say('search.hintOpen') },
    { keys: ['Escape'], text: say('search.hintClose') },
  ];
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
      {hints.map(({ keys, text }) => (
        <Box key={text} component="span" sx={{ display: 'inline-flex', gap: 1.5, alignItems: 'center' }}>
          <Shortcut keys={keys} /> {text}
        </Box>
      ))}
    </Box>
  );
}
