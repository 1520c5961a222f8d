import { Box } from '@mui/material';
import type { Piece } from './hit-facts.ts';

/** A text with the pieces marked that match. */
export function Highlighted({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <Box
        component="mark"
        key={index}
        sx={{ bgcolor: 'action.selected', color: 'inherit', fontWeight: 700, borderRadius: 0.5 }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
