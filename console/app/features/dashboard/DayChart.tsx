import { Box, useTheme } from '@mui/material';
import { useWidth } from '../../ui/use-width.ts';
import type { SalesDay } from './sales.ts';

const USUAL_WIDTH = 760;
const FOOT = 24;
const HEAD = 20;
const GAP = 0.25;
/** Room for the name of a day below the chart, and for half the label of the highest column. */
const NAME_WIDTH = 72;
const HALF_LABEL = 32;

interface DayChartProps {
  label: string;
  days: readonly SalesDay[];
  /** Parts of a day's column from the bottom to the top, with their colours. */
  parts: readonly { key: string; color: string; amountOf: (day: SalesDay) => number }[];
  /** A value as it is written at the highest column. */
  textOf: (value: number) => string;
  dayText: (day: string) => string;
  /** In pixels. */
  height?: number;
}

/** Columns by day, in parts; the highest is labelled, the rest is in the table behind. */
export function DayChart({ label, days, parts, textOf, dayText, height = 240 }: DayChartProps) {
  const { palette } = useTheme();
  // Drawn pixel by pixel, so that its text is as large as all other text at any width.
  const { ref, width } = useWidth<SVGSVGElement>(USUAL_WIDTH);
  const sumOf = (day: SalesDay) => parts.reduce((sum, { amountOf }) => sum + amountOf(day), 0);
  const highest = Math.max(...days.map(sumOf));
  const scale = highest > 0 ? (height - FOOT - HEAD) / highest : 0;
  const step = width / days.length;
  const every = Math.ceil(NAME_WIDTH / step);
  const top = days.findIndex((day) => sumOf(day) === highest);
  return (
    <Box
      component="svg"
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      sx={{ width: 1, height, display: 'block', '& text': { fontSize: 12, fill: palette.text.secondary } }}
    >
      {[0.5, 1].map((share) => (
        <line
          key={share}
          x1={0}
          x2={width}
          y1={height - FOOT - highest * scale * share}
          y2={height - FOOT - highest * scale * share}
          stroke={palette.divider}
        />
      ))}
      {days.map((day, index) => {
        let y = height - FOOT;
        return (
          <g key={day.day}>
            <title>{`${dayText(day.day)}: ${textOf(sumOf(day))}`}</title>
            {parts.map(({ key, color, amountOf }) => {
              const tall = amountOf(day) * scale;
              y -= tall;
              return (
                <rect
                  key={key}
                  x={(index + GAP / 2) * step}
                  y={y}
                  width={step * (1 - GAP)}
                  height={tall}
                  fill={color}
                />
              );
            })}
            {index % every === 0 && (index + 0.5) * step < width - HALF_LABEL && (
              <text x={(index + 0.5) * step} y={height - 6} textAnchor={index === 0 ? 'start' : 'middle'}>
                {dayText(day.day)}
              </text>
            )}
          </g>
        );
      })}
      {highest > 0 && (
        <text
          x={Math.min(width - HALF_LABEL, Math.max(HALF_LABEL, (top + 0.5) * step))}
          y={HEAD - 6}
          textAnchor="middle"
          style={{ fontWeight: 600, fill: palette.text.primary }}
        >
          {textOf(highest)}
        </text>
      )}
      <line x1={0} x2={width} y1={height - FOOT} y2={height - FOOT} stroke={palette.text.secondary} />
    </Box>
  );
}
