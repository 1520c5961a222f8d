import type { components } from '#generated/cms/types.gen.ts';
import type { ContentBody } from './content-body.ts';
import { parseBody } from './content-body.ts';
import type { Delivery } from './delivery.ts';
import type { Content } from './published.ts';

type Schemas = components['schemas'];

/** Content types whose items are files of the media delivery. */
const MEDIA_TYPES = new Set(['sfdc_cms__image']);

/** An item as it is delivered; references are the caller's to add. */
export function contentDocument(
  content: Content,
  delivery: Delivery,
  includeBody: boolean,
): Schemas['ContentDocument'] {
  return {
    ...commonMembers(content, delivery),
    urlName: content.UrlName,
    language: content.Language,
    publishedDate: content.PublishedDate,
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

function commonMembers(content: Content, { basePath, origin }: Delivery) {
  const type = content.ContentTypeFullyQualifiedName;
  const isFile = MEDIA_TYPES.has(type);
  return {
    contentKey: content.ContentKey,
    managedContentId: content.Id,
    contentType: { fullyQualifiedName: type, name: type.split('__').at(-1) ?? type },
    title: content.Name,
    resourceUrl: `${origin}${basePath}/${content.ContentKey}`,
    unauthenticatedUrl: isFile ? `${origin}/cms/delivery/media/${content.ContentKey}` : null,
  };
}
