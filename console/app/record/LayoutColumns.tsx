import { Box, Typography } from '@mui/material';
import type { PlacedField, PlacedSection } from './layout-fields.ts';

interface LayoutColumnsProps {
  heading: string | null;
  columns: PlacedSection['columns'];
  /** Draws one field in its place. */
  children: (placed: PlacedField) => React.ReactNode;
  /** Room between two fields, in steps of four pixels. */
  gap?: number;
}

/** One section of a layout: its columns beside each other, below each other where there is no room. */
export function LayoutColumns({ heading, columns, children, gap = 0 }: LayoutColumnsProps) {
  return (
    <Box sx={{ px: { xs: 3, md: 5 }, pt: 3, pb: 5 }}>
      {heading && (
        <Typography variant="h2" sx={{ pt: 2, pb: gap > 0 ? 4 : 2 }}>
          {heading}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 10,
          rowGap: gap,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns.length}, minmax(0, 1fr))` },
        }}
      >
        {columns.map((fields, column) => (
          <Box
            key={column}
            sx={{ display: 'grid', gap, alignContent: 'start', containerType: 'inline-size' }}
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
