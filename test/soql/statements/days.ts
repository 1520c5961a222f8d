import type { Statement } from '../statement.ts';

/** Days that each literal names on Monday, the first of June 2026: the first and the last. */
const SPANS: readonly (readonly [literal: string, from: string, to: string])[] = [
  ['YESTERDAY', '2026-05-31', '2026-05-31'],
  ['TODAY', '2026-06-01', '2026-06-01'],
  ['TOMORROW', '2026-06-02', '2026-06-02'],
  ['LAST_WEEK', '2026-05-25', '2026-05-31'],
  ['THIS_WEEK', '2026-06-01', '2026-06-07'],
  ['NEXT_WEEK', '2026-06-08', '2026-06-14'],
  ['LAST_MONTH', '2026-05-01', '2026-05-31'],
  ['THIS_MONTH', '2026-06-01', '2026-06-30'],
  ['NEXT_MONTH', '2026-07-01', '2026-07-31'],
  ['LAST_90_DAYS', '2026-03-03', '2026-06-01'],
  ['NEXT_90_DAYS', '2026-06-02', '2026-08-30'],
  ['LAST_QUARTER', '2026-01-01', '2026-03-31'],
  ['THIS_QUARTER', '2026-04-01', '2026-06-30'],
  ['NEXT_QUARTER', '2026-07-01', '2026-09-30'],
  ['LAST_YEAR', '2025-01-01', '2025-12-31'],
  ['THIS_YEAR', '2026-01-01', '2026-12-31'],
  ['NEXT_YEAR', '2027-01-01', '2027-12-31'],
  ['LAST_FISCAL_QUARTER', '2026-01-01', '2026-03-31'],
  ['THIS_FISCAL_QUARTER', '2026-04-01', '2026-06-30'],
  ['NEXT_FISCAL_QUARTER', '2026-07-01', '2026-09-30'],
  ['LAST_FISCAL_YEAR', '2025-01-01', '2025-12-31'],
  ['THIS_FISCAL_YEAR', '2026-01-01', '2026-12-31'],
  ['NEXT_FISCAL_YEAR', '2027-01-01', '2027-12-31'],
  ['LAST_N_DAYS:30', '2026-05-02', '2026-06-01'],
  ['NEXT_N_DAYS:14', '2026-06-02', '2026-06-15'],
  ['N_DAYS_AGO:10', '2026-05-22', '2026-05-22'],
  ['LAST_N_WEEKS:4', '2026-05-04', '2026-05-31'],
  ['NEXT_N_WEEKS:2', '2026-06-08', '2026-06-21'],
  ['N_WEEKS_AGO:3', '2026-05-11', '2026-05-17'],
  ['LAST_N_MONTHS:3', '2026-03-01', '2026-05-31'],
  ['NEXT_N_MONTHS:2', '2026-07-01', '2026-08-31'],
  ['N_MONTHS_AGO:12', '2025-06-01', '2025-06-30'],
  ['LAST_N_QUARTERS:2', '2025-10-01', '2026-03-31'],
  ['NEXT_N_QUARTERS:1', '2026-07-01', '2026-09-30'],
  ['N_QUARTERS_AGO:5', '2025-01-01', '2025-03-31'],
  ['LAST_N_YEARS:1', '2025-01-01', '2025-12-31'],
  ['NEXT_N_YEARS:2', '2027-01-01', '2028-12-31'],
  ['N_YEARS_AGO:2', '2024-01-01', '2024-12-31'],
  ['LAST_N_FISCAL_QUARTERS:3', '2025-07-01', '2026-03-31'],
  ['NEXT_N_FISCAL_QUARTERS:2', '2026-07-01', '2026-12-31'],
  ['N_FISCAL_QUARTERS_AGO:4', '2025-04-01', '2025-06-30'],
  ['LAST_N_FISCAL_YEARS:2', '2024-01-01', '2025-12-31'],
  ['NEXT_N_FISCAL_YEARS:1', '2027-01-01', '2027-12-31'],
  ['N_FISCAL_YEARS_AGO:1', '2025-01-01', '2025-12-31'],
];

/** The day of a moment in the shop. */
const inShop = (moment: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(moment));

const ofDays = SPANS.map(
  ([literal, from, to]): Statement => [
    `SELECT OrderNumber FROM Order WHERE EffectiveDate = ${literal}`,
    ({ Order }) =>
      Order.filter((o) => o.EffectiveDate >= from && o.EffectiveDate <= to).map((o) => o.OrderNumber),
  ],
);

const ofMoments = SPANS.filter((_, index) => index % 3 === 0).map(
  ([literal, from, to]): Statement => [
    `SELECT OrderNumber FROM Order WHERE CreatedDate = ${literal}`,
    ({ Order }) =>
      Order.filter((o) => inShop(o.CreatedDate) >= from && inShop(o.CreatedDate) <= to).map(
        (o) => o.OrderNumber,
      ),
  ],
);

const beside: readonly Statement[] = [
  [
    'SELECT CaseNumber FROM Case WHERE CreatedDate < LAST_MONTH',
    ({ Case }) => Case.filter((c) => inShop(c.CreatedDate) < '2026-05-01').map((c) => c.CaseNumber),
  ],
  [
    'SELECT CaseNumber FROM Case WHERE CreatedDate <= LAST_MONTH',
    ({ Case }) => Case.filter((c) => inShop(c.CreatedDate) <= '2026-05-31').map((c) => c.CaseNumber),
  ],
  [
    'SELECT CaseNumber FROM Case WHERE CreatedDate > LAST_QUARTER',
    ({ Case }) => Case.filter((c) => inShop(c.CreatedDate) > '2026-03-31').map((c) => c.CaseNumber),
  ],
  [
    'SELECT CaseNumber FROM Case WHERE CreatedDate >= LAST_QUARTER',
    ({ Case }) => Case.filter((c) => inShop(c.CreatedDate) >= '2026-01-01').map((c) => c.CaseNumber),
  ],
  [
    'SELECT CaseNumber FROM Case WHERE CreatedDate != THIS_YEAR',
    ({ Case }) => Case.filter((c) => !inShop(c.CreatedDate).startsWith('2026')).map((c) => c.CaseNumber),
  ],
  [
    'SELECT Subject FROM Task WHERE ActivityDate != THIS_YEAR',
    ({ Task }) => Task.filter((t) => !t.ActivityDate?.startsWith('2026')).map((t) => t.Subject),
  ],
  [
    'SELECT Subject FROM Task WHERE ActivityDate IN (TODAY, TOMORROW, LAST_WEEK)',
    ({ Task }) =>
      Task.filter(
        (t) => t.ActivityDate !== null && t.ActivityDate >= '2026-05-25' && t.ActivityDate <= '2026-06-02',
      ).map((t) => t.Subject),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE CALENDAR_YEAR(EffectiveDate) = 2025 AND CALENDAR_MONTH(EffectiveDate) = 3',
    ({ Order }) => Order.filter((o) => o.EffectiveDate.startsWith('2025-03')).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE CALENDAR_QUARTER(EffectiveDate) = 4',
    ({ Order }) => Order.filter((o) => Number(o.EffectiveDate.slice(5, 7)) >= 10).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE FISCAL_YEAR(EffectiveDate) = 2024',
    ({ Order }) => Order.filter((o) => o.EffectiveDate.startsWith('2024')).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE DAY_IN_MONTH(EffectiveDate) IN (1, 15)',
    ({ Order }) => Order.filter((o) => /-(01|15)$/.test(o.EffectiveDate)).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE DAY_IN_WEEK(EffectiveDate) = 1',
    ({ Order }) => Order.filter((o) => new Date(o.EffectiveDate).getUTCDay() === 0).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE HOUR_IN_DAY(CreatedDate) < 9',
    ({ Order }) => Order.filter((o) => Number(o.CreatedDate.slice(11, 13)) < 9).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE DAY_ONLY(CreatedDate) = 2024-06-08',
    ({ Order }) => Order.filter((o) => o.CreatedDate.startsWith('2024-06-08')).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE DAY_ONLY(convertTimezone(CreatedDate)) > 2026-04-01',
    ({ Order }) => Order.filter((o) => inShop(o.CreatedDate) > '2026-04-01').map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE WEEK_IN_YEAR(EffectiveDate) = 1',
    ({ Order }) => Order.filter((o) => /-01-0[1-7]$/.test(o.EffectiveDate)).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE WEEK_IN_MONTH(EffectiveDate) = 5',
    ({ Order }) => Order.filter((o) => Number(o.EffectiveDate.slice(8)) > 28).map((o) => o.OrderNumber),
  ],
  [
    'SELECT OrderNumber FROM Order WHERE DAY_IN_YEAR(EffectiveDate) = 32',
    ({ Order }) => Order.filter((o) => o.EffectiveDate.endsWith('-02-01')).map((o) => o.OrderNumber),
  ],
];

/** Date literals and parts of days. */
export const days: readonly Statement[] = [...ofDays, ...ofMoments, ...beside];
