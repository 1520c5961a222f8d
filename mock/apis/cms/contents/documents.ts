import type { components } from '#generated/cms/types.gen.ts';
import type { ContentBody } from './content-body.ts';
import { parseBody } from './content-body.ts';
import { contentType, isMediaType } from './content-types.ts';
import type { Delivery } from './delivery.ts';
import type { Content } from './published.ts';

type Schemas = components['schemas'];

/** An item as it is delivered; references are the caller's to add. */
export function contentDocument(
  content: Content,
  delivery: Delivery,
  includeBody: boolean,
): Schemas['ContentDocument'] {
  return {
    ...commonMembers(content, delivery),
    contentType: contentType(content.ContentTypeFullyQualifiedName),
    urlName: content.UrlName,
    language: content.Language,
    publishedDate: content.PublishedDate,
    unauthenticatedUrl: mediaUrl(content, delivery),
    channelSummary: delivery.channel,
    contentBody: includeBody ? parseBody(content.ContentBody) : null,
    references: null,
    referencesList: null,
  };
}

/** An item that another refers to. */
export function contentReference(
  content: Content,
  delivery: Delivery,
  body: ContentBody | null,
): Schemas['ContentReference'] {
  return { ...commonMembers(content, delivery), ...(body === null ? {} : { contentBody: body }) };
}

/** The address of a picture that is open to everybody; null for items that are no files. */
export function mediaUrl(content: Content, { origin }: Delivery): string | null {
  const isFile = isMediaType(content.ContentTypeFullyQualifiedName);
  return isFile ? `${origin}/cms/delivery/media/${content.ContentKey}` : null;
}

/** What documents, references and search results say of an item alike. */
export function commonMembers(content: Content, { basePath, origin }: Delivery) {
  return {
    contentKey: content.ContentKey,
    managedContentId: content.Id,
    title: content.Name,
    resourceUrl: `${origin}${basePath}/${content.ContentKey}`,
  };
}
