import { Box, Paper, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { Sales } from './sales.ts';

interface TotalsProps {
  sales: Sales;
  textOf: (value: number) => string;
}

/** The figures of the period. */
export function Totals({ sales: { orders, total }, textOf }: TotalsProps) {
  const say = useText();
  const figures: [string, string][] = [
    [say('dashboard.turnover'), textOf(total)],
    [say('dashboard.orders'), String(orders)],
    [say('dashboard.average'), orders > 0 ? textOf(total / orders) : '–'],
  ];
  return (
    <Paper
      variant="outlined"
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
    >
      {figures.map(([term, figure]) => (
        <Box key={term} sx={{ px: 4, py: 3 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {figure}
          </Typography>
        </Box>
      ))}
    </Paper>
  );
}
