import type { Statement } from '../statement.ts';
import { accounts } from './accounts.ts';
import { children } from './children.ts';
import { contacts } from './contacts.ts';
import { days } from './days.ts';
import { groups } from './groups.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { sales } from './sales.ts';
import { semiJoins } from './semi-joins.ts';
import { service } from './service.ts';
import { subtotals } from './subtotals.ts';
import { totals } from './totals.ts';

/** All statements with the rows that they have to answer. */
export const statements: readonly Statement[] = [
  ...accounts,
  ...contacts,
  ...products,
  ...orders,
  ...sales,
  ...service,
  ...days,
  ...totals,
  ...groups,
  ...subtotals,
  ...semiJoins,
  ...children,
];
