import { sql } from 'kysely';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import { keyName, readListRows } from '../reading/read-rows.ts';
import { columnsOf, readParents } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import type { Selection } from '../selection/selection.ts';
import type { Condition } from '../where/parse-where.ts';
import { compileCondition } from './compile-condition.ts';
import { Joins, ROOT } from './joins.ts';
import { beyond, type KeyValue } from './keyset.ts';
import { countedToken, type Page, type TokenOf } from './page.ts';
import { placeToken } from './page-token.ts';
import { orderBy, orderSql, orderTerms, type Sorting } from './sorting.ts';

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
  /** Tokens of the pages beside this one. */
  readonly tokenOf: TokenOf;
}

/**
 * Reads one page of a list: one query for its rows, one per object and level for the records they refer to.
 *
 * @throws 400 for a condition or an order that does not fit the object
 */
export async function readList(store: Store, request: ListRequest, viewer: Viewer): Promise<ListPage> {
  const { selection, conditions, sorting, offset, pageSize, place } = request;
  const { definition } = selection;
  const joins = new Joins(definition, viewer);
  const where = compileCondition({ kind: 'and', conditions }, joins);
  const terms = orderTerms({ ...sorting, definition }, joins);
  const backwards = place?.side === 'before';
  const found = await readListRows(store, {
    root: ROOT,
    columns: columnsOf(selection),
    keys: terms.map(({ column }) => column),
    from: joins.from,
    where: place ? sql`${where} and ${beyond(terms, place.values, backwards)}` : where,
    order: place ? orderSql(terms, backwards) : orderBy({ ...sorting, definition }, joins),
    limit: pageSize + 1,
    offset: place ? 0 : offset,
  });
  const rows = found.slice(0, pageSize);
  if (backwards) rows.reverse();
  const tree = await readParents(store, selection, rows);
  const records = [...tree.rows.values()].map((row) => represent(tree, row, viewer));
  const order = orderName(sorting);
  return {
    records,
    hasMore: backwards || found.length > pageSize,
    tokenOf: (side, at) => {
      const edge = rows.at(side === 'after' ? -1 : 0);
      const values = terms.map((_, index) => edge?.[keyName(index)] as KeyValue);
      const isCounted = terms.length === 0 || !edge;
      return countedToken(side, at) ?? (isCounted ? null : placeToken({ offset: at, order, side, values }));
    },
  };
}

/** The order of a list in one text: a place in it is none in another. */
export function orderName({ sortBy, preset }: ListRequest['sorting']): string {
  if (sortBy?.length) return sortBy.join();
  return 'ids' in preset ? 'ids' : preset.join();
}
