import { sql } from 'kysely';
import { getKeywordSearchResults as operation } from '#generated/record-data/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Store } from '../../../store/store.ts';
import { compileCondition } from '../querying/compile-condition.ts';
import { Joins, ROOT } from '../querying/joins.ts';
import { type Page, pageLinks } from '../querying/page.ts';
import { orderBy } from '../querying/sorting.ts';
import { readIds } from '../reading/read-rows.ts';
import { readTree } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import { categoryPredicate, type DataCategory } from './data-categories.ts';
import { filterCondition, type SearchFilter } from './filter-condition.ts';
import type { Hits } from './find-records.ts';
import { highlight } from './highlight.ts';
import { orderInfos, orderTerms } from './sort-by.ts';

type Result = Schemas['KeywordSearchResult'];

/** What narrows and arranges the hits of one object. */
export interface KeywordRequest extends Page {
  /** The term as it was asked. */
  readonly term: string;
  readonly filters?: readonly SearchFilter[] | undefined;
  readonly dataCategories?: readonly DataCategory[] | undefined;
  readonly sortBy?: Schemas['SearchSortBy'] | undefined;
}

/**
 * One page of the hits of an object that fulfil all filters and lie in all data categories.
 *
 * @throws 400 for a filter, a category or an order that does not fit the object
 */
export async function keywordResult(
  store: Store,
  hits: Hits,
  request: KeywordRequest,
  viewer: Viewer,
): Promise<Result> {
  const { definition } = hits;
  const ids = await arrangedIds(store, hits, request, viewer);
  const page = ids.slice(request.offset, request.offset + request.pageSize);
  const query = new URLSearchParams({ q: request.term, objectApiName: definition.apiName });
  const records = await readFound(store, hits, page, viewer);
  return {
    ...pageLinks(
      `${platformPath(operation)}?${query}`,
      request,
      ids.length > request.offset + request.pageSize,
    ),
    count: records.length,
    error: null,
    label: definition.label[viewer.language],
    labelPlural: definition.labelPlural[viewer.language],
    objectApiName: definition.apiName,
    orderBy: orderInfos(definition, request.sortBy, viewer),
    pageSize: request.pageSize,
    records,
    relatedObjectApiNames: [],
    themeInfo: themeInfo(definition),
    totalCount: ids.length,
  };
}

/** Ids of the hits that are left, the best first unless an order is asked for. */
async function arrangedIds(
  store: Store,
  { definition, records }: Hits,
  { filters = [], dataCategories = [], sortBy }: KeywordRequest,
  viewer: Viewer,
): Promise<readonly string[]> {
  const found = records.map(({ id }) => id);
  const sorting = orderTerms(sortBy);
  const own = filters.filter(({ objectApiName }) => isAbout(definition, objectApiName));
  if (own.length === 0 && dataCategories.length === 0 && sorting.length === 0) return found;
  const joins = new Joins(definition, viewer);
  const predicates = [
    sql`${sql.ref(`${ROOT}.Id`)} = any(${found})`,
    ...own.map((filter) => compileCondition(filterCondition(definition, filter), joins)),
    ...(await Promise.all(dataCategories.map((one) => categoryPredicate(store, definition, one)))),
  ];
  const order = orderBy({ definition, sortBy: sorting, preset: [] }, joins);
  const where = sql`${sql.join(predicates, sql` and `)}`;
  const left = await readIds(store, { root: ROOT, from: joins.from, where, order });
  if (sorting.length > 0) return left;
  const remaining = new Set(left);
  return found.filter((id) => remaining.has(id));
}

function isAbout({ apiName }: ObjectDefinition, objectApiName: string | undefined): boolean {
  return objectApiName === undefined || objectApiName.toLowerCase() === apiName.toLowerCase();
}

async function readFound(
  store: Store,
  hits: Hits,
  ids: readonly string[],
  viewer: Viewer,
): Promise<Schemas['SearchResultRecord'][]> {
  const tree = await readTree(store, resultSelection(hits.definition, viewer), ids);
  const texts = new Map(hits.records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const [row, record] = [tree.rows.get(id), texts.get(id)];
    if (!row || !record) return [];
    return {
      highlightInfo: highlight(record, hits),
      record: represent(tree, row, viewer),
      searchInfo: { isPromoted: false, isSpellCorrected: hits.isCorrected },
    };
  });
}

/** What names a record, and the fields of the compact layout. */
function resultSelection(definition: ObjectDefinition, viewer: Viewer): Selection {
  const selection = selectionOf(definition);
  for (const name of ['Id', ...definition.nameFields, ...definition.compactLayout])
    addField(selection, name, viewer);
  return selection;
}
