import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { isBareStore, OWN_TYPES } from '#mock/model/access/bare-store.ts';

/** A condition on a row `c` of the contents. */
type Condition = RawBuilder<unknown>;

/** What narrows the contents that are searched. */
export interface ContentFilter {
  /** Fully qualified names of types; none means all. */
  readonly types?: readonly string[];
  readonly language?: string | undefined;
  /** Whether only contents with a readable address count, which have a page. */
  readonly withPage?: boolean;
}

/**
 * Whether `publishedContents` would deliver a content to an audience of this language: of the published contents with
 * its key the one in that language, or the latest where there is none. Asked of what was found, so that it costs as much.
 */
export function isDelivered(language: Language, filter: ContentFilter): Condition {
  const isBefore = sql`(o."Language" = ${language}
    or (coalesce(o."PublishedDate", '-infinity'), c."Id") > (coalesce(c."PublishedDate", '-infinity'), o."Id"))`;
  const isInItsPlace = sql`exists (select from "ManagedContent" o
    where o."ContentKey" = c."ContentKey" and o."Id" <> c."Id" and ${isPublished('o')} and ${isBefore})`;
  const isChosen = sql`(c."Language" = ${language} or not ${isInItsPlace})`;
  return sql.join([isPublished('c'), isChosen, ...narrowed(filter)], sql` and `);
}

/** The order of contents that match alike: that in which they are delivered. */
export const IN_ORDER = sql`(select max(o."PublishedDate") from "ManagedContent" o
  where o."ContentKey" = c."ContentKey" and o."IsPublished") desc nulls last, c."ContentKey"`;

function isPublished(row: 'c' | 'o'): Condition {
  const type = sql.ref(`${row}.ContentTypeFullyQualifiedName`);
  const published = sql.ref(`${row}.IsPublished`);
  return isBareStore() ? sql`${published} and starts_with(${type}, ${OWN_TYPES})` : published;
}

function narrowed({ types = [], language, withPage = false }: ContentFilter): Condition[] {
  return [
    ...(types.length > 0 ? [sql`c."ContentTypeFullyQualifiedName" = any(${[...types]}::text[])`] : []),
    ...(language === undefined ? [] : [sql`c."Language" = ${language}`]),
    ...(withPage ? [sql`c."UrlName" <> ''`] : []),
  ];
}
