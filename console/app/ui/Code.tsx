import { Box, Typography } from '@mui/material';
import { MONOSPACE } from './theme/components.ts';

interface CodeProps {
  label: string;
  text: string;
  /** Height in pixels from which it scrolls. */
  maxHeight?: number;
}

/** A longer text of a machine's, such as JSON, under its name; it scrolls in itself. */
export function Code({ label, text, maxHeight = 280 }: CodeProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="subtitle2" color="textSecondary" sx={{ pb: 1 }}>
        {label}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          m: 0,
          p: 3,
          maxHeight,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          fontSize: 12,
          lineHeight: 1.5,
          fontFamily: MONOSPACE,
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
