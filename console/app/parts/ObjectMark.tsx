import { Box } from '@mui/material';

interface ObjectMarkProps {
  label: string;
  apiName: string;
  size?: number;
}

/** Hues that stay apart from each other and from the accent. */
const HUES = [8, 32, 190, 212, 236, 262, 292, 326];

/** A small square that stands for an object: its first letter on a colour that follows from its name. */
export function ObjectMark({ label, apiName, size = 20 }: ObjectMarkProps) {
  const hue =
    HUES[[...apiName].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) % HUES.length] ?? 0;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: 1,
        fontSize: size * 0.55,
        fontWeight: 700,
        color: '#fff',
        bgcolor: `hsl(${hue} 42% 42%)`,
      }}
    >
      {label.charAt(0).toUpperCase()}
    </Box>
  );
}
