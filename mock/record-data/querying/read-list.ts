import type { Viewer } from '../../metadata/rights.ts';
import type { Schemas } from '../../metadata/schemas.ts';
import type { Store } from '../../store/store.ts';
import { readListRows } from '../reading/read-rows.ts';
import { columnsOf, readParents } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import type { Selection } from '../selection/selection.ts';
import type { Condition } from '../where/parse-where.ts';
import { compileCondition } from './compile-condition.ts';
import { Joins, ROOT } from './joins.ts';
import type { Page } from './page.ts';
import { orderBy, type Sorting } from './sorting.ts';

/** A page of records to read. */
export interface ListRequest extends Page {
  readonly selection: Selection;
  /** All of them must hold. */
  readonly conditions: readonly Condition[];
  readonly sorting: Omit<Sorting, 'definition'>;
}

/** A page of records, and whether more follow. */
export interface ListPage {
  readonly records: Schemas['Record'][];
  readonly hasMore: boolean;
}

/**
 * Reads one page of a list: one query for its rows, one per object and level for the records they refer to.
 *
 * @throws 400 for a condition or an order that does not fit the object
 */
export async function readList(store: Store, request: ListRequest, viewer: Viewer): Promise<ListPage> {
  const { selection, conditions, sorting, offset, pageSize } = request;
  const { definition } = selection;
  const joins = new Joins(definition, viewer);
  const where = compileCondition({ kind: 'and', conditions }, joins);
  const order = orderBy({ ...sorting, definition }, joins);
  const rows = await readListRows(store, {
    root: ROOT,
    columns: columnsOf(selection),
    from: joins.from,
    where,
    order,
    limit: pageSize + 1,
    offset,
  });
  const tree = await readParents(store, selection, rows.slice(0, pageSize));
  const records = [...tree.rows.values()].map((row) => represent(tree, row, viewer.language));
  return { records, hasMore: rows.length > pageSize };
}
