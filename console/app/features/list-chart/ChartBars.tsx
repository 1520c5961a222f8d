import { Box, ButtonBase, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import type { ChartBar } from './chart-bars.ts';

interface ChartBarsProps {
  bars: readonly ChartBar[];
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
}

/** One bar per value, each a button with its name and number. */
export function ChartBars({ bars, isChosen, onChoose }: ChartBarsProps) {
  const say = useText();
  const highest = Math.max(...bars.map(({ count }) => count));
  const hasChoice = bars.some(({ value }) => isChosen(value));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {bars.map(({ value, label, count }) => (
        <li key={value}>
          <ButtonBase
            aria-label={say('chart.bar', { label, count })}
            aria-pressed={isChosen(value)}
            onClick={() => onChoose(value)}
            sx={{
              width: 1,
              display: 'grid',
              gridTemplateColumns: { xs: '104px minmax(0, 1fr) 44px', sm: '180px minmax(0, 1fr) 56px' },
              alignItems: 'center',
              gap: 3,
              px: 2,
              minHeight: 28,
              borderRadius: 1,
              textAlign: 'left',
              bgcolor: isChosen(value) ? 'action.selected' : undefined,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Typography variant="body2" noWrap sx={{ fontWeight: isChosen(value) ? 600 : undefined }}>
              {label}
            </Typography>
            <Box
              aria-hidden
              sx={{
                height: 12,
                minWidth: 2,
                borderRadius: 0.5,
                bgcolor: hasChoice && !isChosen(value) ? 'divider' : 'primary.main',
                width: `${(count / highest) * 100}%`,
              }}
            />
            <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
