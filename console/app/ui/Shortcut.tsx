import { Box } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { keyName } from './key-name.ts';

/** Keys to press together, drawn as keys; each by the name that browsers give it. */
export function Shortcut({ keys }: { keys: readonly string[] }) {
  const say = useText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      {keys.map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            font: 'inherit',
            fontSize: 11,
            lineHeight: '16px',
            px: 1.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            color: 'text.secondary',
            bgcolor: 'background.paper',
          }}
        >
          {keyName(key, say)}
        </Box>
      ))}
    </Box>
  );
}
