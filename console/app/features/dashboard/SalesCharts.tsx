import { Box, Typography, useTheme } from '@mui/material';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Section } from '../object/Section.tsx';
import { ClassBars } from './ClassBars.tsx';
import { classColor } from './class-colors.ts';
import { DayChart } from './DayChart.tsx';
import { SalesTable } from './SalesTable.tsx';
import type { Sales, SalesDay } from './sales.ts';

interface SalesChartsProps {
  sales: Sales;
  textOf: (value: number) => string;
}

/** Turnover and orders by day, turnover by class, with the table behind them. */
export function SalesCharts({ sales, textOf }: SalesChartsProps) {
  const say = useText();
  const theme = useTheme();
  const locale = useLocale();
  const { days, classes, orders, total } = sales;
  const dayText = (day: string) =>
    new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const labelOf = (title: string, amountOf: (day: SalesDay) => number, sum: string, write = String) => {
    const top = days.reduce(
      (best, day) => (amountOf(day) > amountOf(best) ? day : best),
      days[0] as SalesDay,
    );
    const summary = { value: write(amountOf(top)), day: dayText(top.day), sum };
    return say('dashboard.chart', { title, summary: say('dashboard.chartSummary', summary) });
  };
  if (orders === 0)
    return (
      <Section title={say('dashboard.perDay')}>
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('dashboard.noOrders')}
        </Typography>
      </Section>
    );
  const turnover = say('dashboard.perDay');
  const count = say('dashboard.ordersPerDay');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Section title={turnover}>
        <Box sx={{ p: 4 }}>
          <DayChart
            label={labelOf(turnover, (day) => day.total, textOf(total), textOf as typeof String)}
            days={days}
            parts={classes.map(({ name }, index) => ({
              key: name,
              color: classColor(theme, index),
              amountOf: ({ byClass }) => byClass[name] ?? 0,
            }))}
            textOf={textOf}
            dayText={dayText}
          />
        </Box>
        <SalesTable sales={sales} textOf={textOf} dayText={dayText} />
      </Section>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Section title={say('dashboard.byClass')}>
          <ClassBars sales={sales} textOf={textOf} />
        </Section>
        <Section title={count}>
          <Box sx={{ p: 4 }}>
            <DayChart
              label={labelOf(count, (day) => day.orders, String(orders))}
              days={days}
              parts={[{ key: 'orders', color: classColor(theme, 2), amountOf: (day) => day.orders }]}
              textOf={String}
              dayText={dayText}
              height={150}
            />
          </Box>
        </Section>
      </Box>
    </Box>
  );
}
