import type { components } from '#generated/cms/types.gen.ts';
import type { Store } from '#mock/store/store.ts';
import { parseBody, referredKeys } from '../contents/content-body.ts';
import { isMediaType } from '../contents/content-types.ts';
import type { Delivery } from '../contents/delivery.ts';
import { mediaUrl } from '../contents/documents.ts';
import { type Content, publishedContents } from '../contents/published.ts';
import type { References } from '../contents/references.ts';

type Node = components['schemas']['ContentNode'];

const THUMBNAIL_WIDTH = 100;

/** The pictures that bodies refer to, by content key, in one read for all of them. */
export async function picturesOf(
  store: Store,
  contents: readonly Content[],
  delivery: Delivery,
): Promise<References> {
  const keys = contents.flatMap(({ ContentBody }) => referredKeys(parseBody(ContentBody)));
  const found = keys.length === 0 ? [] : await publishedContents(store, { contentKeys: keys }, delivery);
  const pictures = found.filter((content) => isMediaType(content.ContentTypeFullyQualifiedName));
  return new Map(pictures.map((content) => [content.ContentKey, content]));
}

/** The body of an item as nodes; of a picture its file in place of what it is drawn from (PF-CMS-86). */
export function contentNodes(
  content: Content,
  pictures: References,
  delivery: Delivery,
): Record<string, Node> {
  const { picture: _, ...values } = parseBody(content.ContentBody);
  const source = isMediaType(content.ContentTypeFullyQualifiedName)
    ? { source: sourceNode(content, delivery) }
    : {};
  const nodes = Object.entries(values).map(([name, value]) => [name, nodeOf(value, pictures, delivery)]);
  return { ...source, ...Object.fromEntries(nodes) };
}

function nodeOf(value: unknown, pictures: References, delivery: Delivery): Node {
  const picture = pictures.get(keyIn(value));
  if (picture) return mediaNode(picture, delivery);
  const isText = value === null || typeof value === 'string';
  return { nodeType: 'Text', value: isText ? value : JSON.stringify(value) };
}

function keyIn(value: unknown): string {
  const { contentKey } = (value ?? {}) as { contentKey?: unknown };
  return typeof contentKey === 'string' ? contentKey : '';
}

function sourceNode(content: Content, delivery: Delivery): Node {
  return {
    nodeType: 'MediaSource',
    referenceId: content.ContentKey,
    isExternal: false,
    ...fileOf(content, delivery),
  };
}

function mediaNode(content: Content, delivery: Delivery): Node {
  const { altText } = parseBody(content.ContentBody);
  const file = fileOf(content, delivery);
  return {
    nodeType: 'Media',
    contentKey: content.ContentKey,
    title: content.Name,
    altText: typeof altText === 'string' ? altText : null,
    thumbnailUrl: file.url === null ? null : `${file.url}?width=${THUMBNAIL_WIDTH}`,
    ...file,
  };
}

/** What the file of a picture is, and where it is delivered. */
function fileOf(content: Content, delivery: Delivery) {
  const url = mediaUrl(content, delivery);
  const { origin, channel } = delivery;
  return {
    fileName: `${content.ContentKey}.svg`,
    mediaType: 'Image',
    mimeType: 'image/svg+xml',
    url,
    unauthenticatedUrl: url,
    resourceUrl: `${origin}${channel.resourceUrl}/media/${content.ContentKey}/content`,
  };
}
