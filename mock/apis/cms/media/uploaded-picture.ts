import { readBytes } from '#mock/apis/record-data/files/stored-bytes.ts';
import type { Photograph } from '#mock/art/media/media-for.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { parseBody } from '../contents/content-body.ts';

/** What the width of a picture is that does not tell it, in pixels. */
const USUAL_WIDTH = 1000;

const VERSION_ID = /^068[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/;

/** The first bytes of the files that are delivered as pictures, at their place. */
const SIGNATURES = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
] as const;

/** The picture of a content whose body names a version of an uploaded file; undefined where it names none. */
export function uploadedPicture(
  store: Store,
  { ContentKey, ContentBody }: Row<'ManagedContent'>,
): Photograph | undefined {
  const { picture, width } = parseBody(ContentBody);
  const { kind, contentVersionId } = (picture ?? {}) as Readonly<Record<string, unknown>>;
  if (kind !== 'file' || typeof contentVersionId !== 'string' || !VERSION_ID.test(contentVersionId))
    return undefined;
  return {
    contentKey: ContentKey,
    version: contentVersionId,
    width: typeof width === 'number' && width > 0 ? width : USUAL_WIDTH,
    file: async () => {
      const bytes = await readBytes(store, contentVersionId);
      // Whatever else somebody has uploaded is never delivered in the name of the shop.
      if (!isPicture(bytes)) throw notFound();
      return bytes;
    },
  };
}

function isPicture(file: Buffer): boolean {
  return SIGNATURES.some(({ at, bytes }) => file.toString('latin1', at, at + bytes.length) === bytes);
}
