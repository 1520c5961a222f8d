import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { StartStar } from '../favorites/StartStar.tsx';
import { moneyFormat } from '../fields/money-format.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { AttentionLists } from './AttentionLists.tsx';
import { SalesCharts } from './SalesCharts.tsx';
import { lastDays, salesOf } from './sales.ts';
import { Totals } from './Totals.tsx';
import { useSales } from './use-dashboard.ts';

const PERIODS = [7, 30, 90, 365];

/** How the shop does: orders and turnover, and what wants attention. */
export function DashboardPage() {
  const say = useText();
  const locale = useLocale();
  const [count, setCount] = useState(30);
  const days = lastDays(count, new Date());
  const { data, error, refetch } = useSales(days[0] ?? '');
  usePageTitle(say('dashboard.title'));
  const money = moneyFormat(locale);
  const sales = data && salesOf(days, data.orders, data.items, say('dashboard.otherClass'));
  return (
    <>
      <PageHead title={say('dashboard.title')} lead={say('dashboard.lead')}>
        <StartStar />
        <TextField
          select
          label={say('dashboard.period')}
          value={count}
          onChange={({ target }) => setCount(Number(target.value))}
          sx={{ minWidth: 120 }}
        >
          {PERIODS.map((each) => (
            <MenuItem key={each} value={each}>
              {say('dashboard.days', { count: each })}
            </MenuItem>
          ))}
        </TextField>
      </PageHead>
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      <Box sx={{ display: 'grid', gap: 5, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!sales && !error && <Pending />}
        {sales && <Totals sales={sales} textOf={money} />}
        {sales && <SalesCharts sales={sales} textOf={money} />}
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <AttentionLists />
        </Box>
      </Box>
    </>
  );
}
