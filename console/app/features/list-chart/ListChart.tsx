import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import type { ListControl } from '../list/use-list-state.ts';
import { kindOf } from '../list-filters/column-filter.ts';
import type { NarrowedList } from '../list-filters/use-list-query.ts';
import { useValueCounts } from '../list-filters/use-value-counts.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';
import { ChartBars } from './ChartBars.tsx';
import { ChartMenu } from './ChartMenu.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartBars, chartColumn } from './chart-bars.ts';

interface ListChartProps {
  list: ListControl;
  narrowed: NarrowedList;
}

/** How the records of a list are spread over the values of a field; a value that is pressed narrows the list. */
export function ListChart({ list, narrowed }: ListChartProps) {
  const say = useText();
  const columns = narrowed.possible?.columns ?? [];
  const column = chartColumn(columns, list.state.chart ?? '');
  if (!narrowed.possible) return null;
  if (!column) return <Typography sx={{ px: 6, py: 3 }}>{say('chart.noField')}</Typography>;
  return <Chart key={column.fieldApiName} {...{ list, narrowed, column, columns }} />;
}

interface ChartProps extends ListChartProps {
  column: ListObjectColumn;
  columns: readonly ListObjectColumn[];
}

function Chart({ list, narrowed, column, columns }: ChartProps) {
  const say = useText();
  const locale = useLocale();
  const headingId = useId();
  const [isTable, setTable] = useState(false);
  const counts = useValueCounts(column, narrowed);
  const { fieldApiName, dataType } = column;
  const truth = { yes: say('field.yes'), no: say('field.no') };
  const bars = counts && chartBars(column, counts, { locale, truth, none: say('board.noValue') });
  const own = narrowed.filters.find((filter) => filter.fieldApiName === fieldApiName);
  const isChosen = (value: string) => own?.operator === 'Equals' && own.operands.includes(value);
  const choose = (value: string) => {
    const others = narrowed.filters.filter((filter) => filter !== own);
    const chosen = { fieldApiName, operator: 'Equals', kind: kindOf(dataType), operands: [value] } as const;
    list.setFilters(isChosen(value) ? others : [...others, { ...chosen, operands: [value] }]);
  };
  const title = say('chart.title', { field: column.label ?? fieldApiName });
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        px: { xs: 3, md: 6 },
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        flexShrink: 0,
        maxHeight: 'min(320px, 40dvh)',
        overflowY: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <ChartMenu
          {...{ columns, column, isTable }}
          onTable={setTable}
          onColumn={(name) => list.setChart(name)}
          onClose={() => list.setChart(undefined)}
        />
      </Box>
      {!bars && <Typography color="textSecondary">{say('chart.untold')}</Typography>}
      {bars?.length === 0 && <Typography color="textSecondary">{say('list.rangeNone')}</Typography>}
      {bars && bars.length > 0 && isTable && <ChartTable caption={title} {...{ bars, column }} />}
      {bars && bars.length > 0 && !isTable && <ChartBars {...{ bars, isChosen }} onChoose={choose} />}
    </Box>
  );
}
