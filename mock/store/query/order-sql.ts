import type { Order } from '../../objects/definition/index.ts';
import { findField } from '../../objects/index.ts';
import { columnOf } from './columns.ts';

/**
 * The ORDER BY clause: ascending puts empty fields first, descending last, and the id decides between equals, so that
 * pages never overlap.
 */
export function orderSql(apiName: string, orderBy: readonly Order[] = []): string {
  const parts = orderBy.map(({ field, ascending }) => {
    const column = columnOf(apiName, field);
    const direction = ascending ? 'asc' : 'desc';
    // Where nothing can be empty, an index without a place for empty values serves all orders.
    if (findField(apiName, field)?.required) return `${column} ${direction}`;
    return `${column} ${direction} ${ascending ? 'nulls first' : 'nulls last'}`;
  });
  const last = orderBy.at(-1);
  if (last?.field === 'Id') return parts.join(', ');
  return [...parts, `"Id" ${last?.ascending === false ? 'desc' : 'asc'}`].join(', ');
}
