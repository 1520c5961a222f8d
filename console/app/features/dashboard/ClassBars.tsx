import { Box, Typography, useTheme } from '@mui/material';
import { tagOf } from '../../i18n/manner.ts';
import { useLocale } from '../../i18n/use-text.ts';
import { classColor } from './class-colors.ts';
import type { Sales } from './sales.ts';

interface ClassBarsProps {
  sales: Sales;
  textOf: (value: number) => string;
}

/** One bar per regulatory class with its name and value beside it: the key to the colours of the days too. */
export function ClassBars({ sales: { classes, total }, textOf }: ClassBarsProps) {
  const theme = useTheme();
  const shares = new Intl.NumberFormat(tagOf(useLocale()), { style: 'percent' });
  const highest = classes[0]?.total || 1;
  return (
    <Box component="ul" sx={{ m: 0, p: 4, listStyle: 'none', display: 'grid', gap: 3 }}>
      {classes.map(({ name, total: value }, index) => (
        <li key={name}>
          <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {textOf(value)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ width: 44, textAlign: 'right' }}>
              {shares.format(value / total)}
            </Typography>
          </Box>
          <Box
            aria-hidden
            sx={{
              height: 8,
              borderRadius: 0.5,
              bgcolor: classColor(theme, index),
              width: `${(value / highest) * 100}%`,
            }}
          />
        </li>
      ))}
    </Box>
  );
}
