import { Box } from '@mui/material';

interface MarkProps {
  /** Ground of the mark as six hexadecimal digits without a hash; a quiet grey where there is none. */
  color: string | null | undefined;
  size: number;
  isRound?: boolean;
  /** Letters or a drawing. */
  children: React.ReactNode;
}

const NO_COLOR = '5B6676';

/** A small coloured ground with a sign on it, in black or white, whichever can be seen. */
export function Mark({ color, size, isRound = false, children }: MarkProps) {
  const ground = `#${/^[\da-f]{6}$/i.test(color ?? '') ? color : NO_COLOR}`;
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
        borderRadius: isRound ? '50%' : 1,
        fontWeight: 700,
        lineHeight: 1,
        bgcolor: ground,
        color: (theme) => theme.palette.getContrastText(ground),
      }}
    >
      {children}
    </Box>
  );
}
