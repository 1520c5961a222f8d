import type { Order } from '../../objects/definition/index.ts';
import { columnOf } from './columns.ts';

/**
 * The ORDER BY clause: ascending puts empty fields first, descending last, and the id decides between equals, so that
 * pages never overlap.
 */
export function orderSql(apiName: string, orderBy: readonly Order[] = []): string {
  const parts = orderBy.map(({ field, ascending }) =>
    ascending ? `${columnOf(apiName, field)} asc nulls first` : `${columnOf(apiName, field)} desc nulls last`,
  );
  const last = orderBy.at(-1);
  if (last?.field === 'Id') return parts.join(', ');
  return [...parts, `"Id" ${last?.ascending === false ? 'desc' : 'asc'}`].join(', ');
}
