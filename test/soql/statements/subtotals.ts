import { grouped, type Statement, sum } from '../statement.ts';

/** Totals of groups of groups. */
export const subtotals: readonly Statement[] = [
  [
    'SELECT Type, COUNT(Id), GROUPING(Type) FROM Account GROUP BY ROLLUP(Type)',
    ({ Account }) => [
      ...grouped(Account, (a) => a.Type).map(([type, rows]) => [type, rows.length, 0]),
      [null, Account.length, 1],
    ],
  ],
  [
    'SELECT Type, BillingCity, COUNT(Id) FROM Account GROUP BY ROLLUP(Type, BillingCity)',
    ({ Account }) => [
      ...grouped(Account, (a) => JSON.stringify([a.Type, a.BillingCity])).map(([key, rows]) => [
        ...JSON.parse(key),
        rows.length,
      ]),
      ...grouped(Account, (a) => a.Type).map(([type, rows]) => [type, null, rows.length]),
      [null, null, Account.length],
    ],
  ],
  [
    'SELECT Status, Priority, COUNT(Id), GROUPING(Status), GROUPING(Priority) FROM Case GROUP BY CUBE(Status, Priority)',
    ({ Case }) => [
      ...grouped(Case, (c) => JSON.stringify([c.Status, c.Priority])).map(([key, rows]) => [
        ...JSON.parse(key),
        rows.length,
        0,
        0,
      ]),
      ...grouped(Case, (c) => c.Status).map(([status, rows]) => [status, null, rows.length, 0, 1]),
      ...grouped(Case, (c) => c.Priority).map(([priority, rows]) => [null, priority, rows.length, 1, 0]),
      [null, null, Case.length, 1, 1],
    ],
  ],
  [
    'SELECT Status, SUM(GrandTotalAmount) FROM Order GROUP BY ROLLUP(Status) HAVING GROUPING(Status) = 1',
    ({ Order }) => [[null, sum(Order.map((o) => o.GrandTotalAmount))]],
  ],
  [
    'SELECT FORMAT(MIN(EffectiveDate)) earliest FROM Order',
    ({ Order }) => [
      Order.map((o) => o.EffectiveDate)
        .toSorted()[0]
        ?.split('-')
        .toReversed()
        .join('.'),
    ],
  ],
];
