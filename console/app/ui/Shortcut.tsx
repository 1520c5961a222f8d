import { Box } from '@mui/material';

/** Keys to press together, drawn as keys. */
export function Shortcut({ keys }: { keys: string[] }) {
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
          {key}
        </Box>
      ))}
    </Box>
  );
}
