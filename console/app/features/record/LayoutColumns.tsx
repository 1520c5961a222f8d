import { Box, ButtonBase, Typography } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { PlacedField, PlacedSection } from './layout-fields.ts';

interface LayoutColumnsProps {
  heading: string | null;
  columns: PlacedSection['columns'];
  /** Draws one field in its place. */
  children: (placed: PlacedField) => React.ReactNode;
  /** Room between two fields, in steps of four pixels. */
  gap?: number;
  /** Whether there is little room around it, as in a dialog. */
  isTight?: boolean | undefined;
  isFolded?: boolean;
  /** Absent for a section that cannot be folded. */
  onFold?: ((isFolded: boolean) => void) | undefined;
}

/** One section of a layout: its columns beside each other, below each other where there is no room. */
export function LayoutColumns(props: LayoutColumnsProps) {
  const { heading, columns, children, gap = 0, isTight = false, isFolded = false, onFold } = props;
  const bodyId = useId();
  const around = isTight ? { px: 0, pt: 0, pb: 2 } : { px: { xs: 3, md: 5 }, pt: 3, pb: isFolded ? 3 : 5 };
  const rowGap = isTight ? 4 : gap;
  const title = heading && (
    <Typography variant="h2" sx={{ pt: 2, pb: rowGap > 0 ? 4 : 2 }}>
      {onFold ? <FoldButton {...{ heading, bodyId, isFolded, onFold }} /> : heading}
    </Typography>
  );
  return (
    <Box sx={around}>
      {title}
      <Box
        id={bodyId}
        hidden={isFolded}
        sx={{
          display: isFolded ? 'none' : 'grid',
          columnGap: isTight ? 5 : 10,
          rowGap,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns.length}, minmax(0, 1fr))` },
        }}
      >
        {columns.map((fields, column) => (
          <Box
            key={column}
            sx={{ display: 'grid', gap: rowGap, alignContent: 'start', containerType: 'inline-size' }}
          >
            {fields.map((placed, row) =>
              placed ? (
                <Box key={placed.field.apiName}>{children(placed)}</Box>
              ) : (
                <Box key={`empty-${row}`} sx={{ minHeight: 38, display: { xs: 'none', md: 'block' } }} />
              ),
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface FoldButtonProps {
  heading: string;
  bodyId: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

function FoldButton({ heading, bodyId, isFolded, onFold }: FoldButtonProps) {
  return (
    <ButtonBase
      aria-expanded={!isFolded}
      aria-controls={bodyId}
      onClick={() => onFold(!isFolded)}
      sx={{ font: 'inherit', gap: 1, ml: -1, px: 1, borderRadius: 0.5, minHeight: 24 }}
    >
      <Box
        component={ChevronDown}
        size={16}
        aria-hidden
        sx={{ transform: isFolded ? 'rotate(-90deg)' : undefined, transition: 'transform 150ms' }}
      />
      {heading}
    </ButtonBase>
  );
}
