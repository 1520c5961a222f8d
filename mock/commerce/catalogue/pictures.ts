import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

type ProductMedia = components['schemas']['ProductMedia'];

/** Published pictures by content key. */
export type Pictures = ReadonlyMap<string, Row<'ManagedContent'>>;

/** Reads the pictures of many products or categories at once, in the language asked for where there is one. */
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
  const picture = key === null ? undefined : pictures.get(key);
  if (!picture) return null;
  const body: unknown = JSON.parse(picture.ContentBody);
  return {
    id: picture.Id,
    contentKey: picture.ContentKey,
    url: mediaUrl(picture.ContentKey),
    title: picture.Name,
    alternateText: textOf(body, 'altText') ?? alternateText,
    mediaType: 'Image',
    contentVersionId: null,
    thumbnailUrl: null,
    sortOrder: 0,
    width: numberOf(body, 'width'),
    height: numberOf(body, 'height'),
  };
}

/** Address of a picture under the site's media path. */
export function mediaUrl(contentKey: string): string {
  return `/cms/delivery/media/${contentKey}`;
}

function textOf(body: unknown, name: string): string | null {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(body: unknown, name: string): number | null {
  const value = (body as Record<string, unknown> | null)?.[name];
  return typeof value === 'number' ? value : null;
}
