import { getKeywordSearchResults as operation } from '#generated/record-data/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Store } from '../../../store/store.ts';
import { compileCondition } from '../querying/compile-condition.ts';
import { Joins } from '../querying/joins.ts';
import { type Page, pageLinks } from '../querying/page.ts';
import { orderBy } from '../querying/sorting.ts';
import { readTree } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import { categoryPredicate, type DataCategory } from './data-categories.ts';
import { filterCondition, type SearchFilter } from './filter-condition.ts';
import { highlight } from './highlight.ts';
import type { Hits } from './hits/hits.ts';
import { bestScore, type Narrowing, readRanked } from './hits/ranked.ts';
import { readTexts } from './record-texts.ts';
import { orderInfos, orderTerms } from './sort-by.ts';

type Result = Schemas['KeywordSearchResult'];

/** A page of the hits of one object, and how well the best of all its hits matches, whatever narrows them. */
export interface Keyworded {
  readonly result: Result;
  readonly best: number;
}

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
): Promise<Keyworded> {
  const { definition } = hits;
  const narrowing = await narrowed(store, hits, request, viewer);
  const { ids, total, score } = await readRanked(store, narrowing ? hits.matches : hits.best, {
    narrowing,
    offset: request.offset,
    limit: request.pageSize,
  });
  const query = new URLSearchParams({ q: request.term, objectApiName: definition.apiName });
  const records = await readFound(store, hits, ids, viewer);
  const result = {
    ...pageLinks(`${platformPath(operation)}?${query}`, request, total > request.offset + request.pageSize),
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
    totalCount: total,
  };
  return { result, best: narrowing ? await bestScore(store, hits.matches) : score };
}

/** What narrows the hits or gives them another order; undefined where the request asks for neither. */
async function narrowed(
  store: Store,
  { definition }: Hits,
  { filters = [], dataCategories = [], sortBy }: KeywordRequest,
  viewer: Viewer,
): Promise<Narrowing | undefined> {
  const sorting = orderTerms(sortBy);
  const own = filters.filter(({ objectApiName }) => isAbout(definition, objectApiName));
  if (own.length === 0 && dataCategories.length === 0 && sorting.length === 0) return undefined;
  const joins = new Joins(definition, viewer);
  const predicates = [
    ...own.map((filter) => compileCondition(filterCondition(definition, filter), joins)),
    ...(await Promise.all(dataCategories.map((one) => categoryPredicate(store, definition, one)))),
  ];
  const order = sorting.length > 0 ? orderBy({ definition, sortBy: sorting, preset: [] }, joins) : undefined;
  return { joins, predicates, order };
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
  const texts = await readTexts(store, hits.definition.apiName, ids);
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
