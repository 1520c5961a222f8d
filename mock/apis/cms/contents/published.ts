import type { Language } from '#mock/apis/dispatch/handler.ts';
import { isMissingType } from '#mock/model/access/bare-store.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

export type Content = Row<'ManagedContent'>;

/** What is wanted; without keys and ids, everything of a type, or everything. */
export interface Wanted {
  readonly contentKeys?: readonly string[];
  readonly managedContentIds?: readonly string[];
  readonly contentTypeFQN?: string;
  /** Moments between which the last publication is, both included. */
  readonly publishStartDate?: string;
  readonly publishEndDate?: string;
}

/** For whom contents are delivered. */
export interface Audience {
  readonly language: Language;
  /** Whether what is not published counts as well (SF-SESSION-08). */
  readonly isPreview?: boolean;
}

/**
 * Published items, in a preview also the others, one per content key: in the language wanted where there is one, else in its own. Those asked for by
 * key or id stand in that order, all others with the latest first.
 */
export async function publishedContents(
  store: Store,
  wanted: Wanted,
  { language, isPreview = false }: Audience,
): Promise<Content[]> {
  const { contentKeys = [], managedContentIds = [], contentTypeFQN } = wanted;
  const keys = [...contentKeys, ...(await keysOfIds(store, managedContentIds))];
  const named = contentKeys.length + managedContentIds.length > 0;
  if (named && keys.length === 0) return [];
  const rows = await store.find('ManagedContent', {
    where: {
      ...(isPreview ? {} : { IsPublished: true }),
      ...(named ? { ContentKey: [...new Set(keys)] } : {}),
      ...(contentTypeFQN === undefined ? {} : { ContentTypeFullyQualifiedName: contentTypeFQN }),
    },
    orderBy: [
      { field: 'PublishedDate', ascending: false },
      { field: 'ContentKey', ascending: true },
    ],
  });
  const chosen = onePerKey(
    rows.filter((row) => isPublishedWithin(row, wanted) && !isMissingType(row.ContentTypeFullyQualifiedName)),
    language,
  ).map((row) => (isPreview ? withDraft(row) : row));
  return named ? inOrder(chosen, keys) : chosen;
}

/** The item as it would be published now (SF-SESSION-53). */
const withDraft = (row: Content): Content => ({
  ...row,
  Name: row.DraftName__c ?? row.Name,
  ContentBody: row.DraftBody__c ?? row.ContentBody,
});

/** One published item by its content key or by its id. */
export async function publishedContent(
  store: Store,
  keyOrId: string,
  audience: Audience,
): Promise<Content | undefined> {
  const [byKey] = await publishedContents(store, { contentKeys: [keyOrId] }, audience);
  if (byKey || !/^20Y[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/.test(keyOrId)) return byKey;
  const [byId] = await publishedContents(store, { managedContentIds: [keyOrId] }, audience);
  return byId;
}

/** An id names an item in whatever language it is asked for. */
async function keysOfIds(store: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await store.getMany(
    'ManagedContent',
    ids.map((id) => toLongId(id) ?? id),
  );
  return rows.map(({ ContentKey }) => ContentKey);
}

function isPublishedWithin(
  { PublishedDate }: Content,
  { publishStartDate, publishEndDate }: Wanted,
): boolean {
  const at = PublishedDate === null ? Number.NaN : Date.parse(PublishedDate);
  const isEarly = publishStartDate !== undefined && !(at >= Date.parse(publishStartDate));
  const isLate = publishEndDate !== undefined && !(at <= Date.parse(publishEndDate));
  return !isEarly && !isLate;
}

function onePerKey(rows: readonly Content[], language: Language): Content[] {
  const chosen = new Map<string, Content>();
  for (const row of rows) {
    const known = chosen.get(row.ContentKey);
    if (!known || row.Language === language) chosen.set(row.ContentKey, row);
  }
  return [...chosen.values()];
}

function inOrder(contents: readonly Content[], keys: readonly string[]): Content[] {
  return [...contents].sort((a, b) => keys.indexOf(a.ContentKey) - keys.indexOf(b.ContentKey));
}
