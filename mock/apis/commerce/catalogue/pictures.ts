import type { components } from '#generated/commerce/types.gen.ts';
import { parseBody } from '#mock/apis/cms/contents/content-body.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

type ProductMedia = components['schemas']['ProductMedia'];

/** A picture that is there, with its address and its text. */
export type ShownMedia = ProductMedia & { url: string; alternateText: string };

/** Published pictures by content key. */
export type Pictures = ReadonlyMap<string, Row<'ManagedContent'>>;

/** Reads the pictures of many categories at once, in the language asked for where there is one. */
export async function loadPictures(
  store: Store,
  keys: readonly (string | null)[],
  language: Language,
): Promise<Pictures> {
  const wanted = [...new Set(keys.filter((key) => key !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await store.find('ManagedContent', { where: { ContentKey: wanted, IsPublished: true } });
  const inLanguageLast = rows.toSorted(
    (a, b) => Number(a.Language === language) - Number(b.Language === language),
  );
  return new Map(inLanguageLast.map((row) => [row.ContentKey, row]));
}

/** A picture as products and categories carry it; null where there is none or it is not published. */
export function media(pictures: Pictures, key: string | null, alternateText: string): ProductMedia | null {
  const content = key === null ? undefined : pictures.get(key);
  return content ? mediaOf(content, alternateText) : null;
}

type Content = Pick<Row<'ManagedContent'>, 'Id' | 'ContentKey' | 'Name' | 'ContentBody'>;

/** A published picture as products and categories carry it; the text is used where it has none of its own. */
export function mediaOf(content: Content, alternateText: string): ShownMedia {
  const body = parseBody(content.ContentBody);
  return {
    id: content.Id,
    url: mediaUrl(content.ContentKey),
    title: content.Name,
    alternateText: typeof body.altText === 'string' && body.altText ? body.altText : alternateText,
    mediaType: 'Image',
    contentVersionId: null,
    thumbnailUrl: null,
    sortOrder: 0,
  };
}

/** Address of a picture under the site's media path. */
function mediaUrl(contentKey: string): string {
  return `/cms/delivery/media/${contentKey}`;
}
