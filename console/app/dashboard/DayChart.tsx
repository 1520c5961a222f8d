import { Box, useTheme } from '@mui/material';
import type { SalesDay } from './sales.ts';

const WIDTH = 760;
const HEIGHT = 220;
const FOOT = 22;
const HEAD = 16;
const GAP = 0.25;
/** Most days that are named below the chart. */
const NAMED = 7;

interface DayChartProps {
  label: string;
  days: readonly SalesDay[];
  /** Parts of a day's column from the bottom to the top, with their colours. */
  parts: readonly { key: string; color: string; amountOf: (day: SalesDay) => number }[];
  /** A value as it is written at the highest column. */
  textOf: (value: number) => string;
  dayText: (day: string) => string;
}

/** Columns by day, in parts; the highest is labelled, the rest is in the table behind. */
export function DayChart({ label, days, parts, textOf, dayText }: DayChartProps) {
  const { palette } = useTheme();
  const sumOf = (day: SalesDay) => parts.reduce((sum, { amountOf }) => sum + amountOf(day), 0);
  const highest = Math.max(...days.map(sumOf));
  const scale = highest > 0 ? (HEIGHT - FOOT - HEAD) / highest : 0;
  const step = WIDTH / days.length;
  const every = Math.ceil(days.length / NAMED);
  const top = days.findIndex((day) => sumOf(day) === highest);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      sx={{ width: 1, display: 'block', '& text': { fontSize: 11, fill: palette.text.secondary } }}
    >
      {[0.5, 1].map((share) => (
        <line
          key={share}
          x1={0}
          x2={WIDTH}
          y1={HEIGHT - FOOT - highest * scale * share}
          y2={HEIGHT - FOOT - highest * scale * share}
          stroke={palette.divider}
        />
      ))}
      {days.map((day, index) => {
        let y = HEIGHT - FOOT;
        return (
          <g key={day.day}>
            <title>{`${dayText(day.day)}: ${textOf(sumOf(day))}`}</title>
            {parts.map(({ key, color, amountOf }) => {
              const height = amountOf(day) * scale;
              y -= height;
              return (
                <rect
                  key={key}
                  x={(index + GAP / 2) * step}
                  y={y}
                  width={step * (1 - GAP)}
                  height={height}
                  fill={color}
                />
              );
            })}
            {index % every === 0 && (
              <text x={(index + 0.5) * step} y={HEIGHT - 6} textAnchor={index === 0 ? 'start' : 'middle'}>
                {dayText(day.day)}
              </text>
            )}
          </g>
        );
      })}
      {highest > 0 && (
        <text
          x={Math.min(WIDTH - 40, Math.max(30, (top + 0.5) * step))}
          y={HEAD - 5}
          textAnchor="middle"
          style={{ fontWeight: 600 }}
        >
          {textOf(highest)}
        </text>
      )}
      <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} stroke={palette.text.secondary} />
    </Box>
  );
}
