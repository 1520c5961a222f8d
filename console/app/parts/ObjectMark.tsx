import { Box } from '@mui/material';

interface ObjectMarkProps {
  label: string;
  apiName: string;
  size?: number;
}

/** Hues that stay apart from each other and from the accent. */
const HUES = [14, 36, 84, 158, 190, 212, 232, 258, 286, 318, 340];

/** A small square that stands for an object: its first letter on a colour that follows from its name. */
export function ObjectMark({ label, apiName, size = 20 }: ObjectMarkProps) {
  const hue = HUES[hash(apiName) % HUES.length] ?? 0;
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
        bgcolor: `hsl(${hue} 38% 40%)`,
      }}
    >
      {label.charAt(0).toUpperCase()}
    </Box>
  );
}

/** Spreads similar names over different numbers. */
function hash(text: string): number {
  const mixed = [...text].reduce(
    (sum, character) => Math.imul(sum ^ character.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
