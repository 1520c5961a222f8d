import { getChannelContentVersions as ofChannel } from '#generated/cms/client.gen.ts';
import type { components } from '#generated/cms/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { typeLabel, typeName } from '../contents/content-types.ts';
import { channelDelivery, type Delivery } from '../contents/delivery.ts';
import { mediaUrl } from '../contents/documents.ts';
import { pageAddress, pageUrls, rowsOf } from '../contents/pages.ts';
import { type Content, publishedContents } from '../contents/published.ts';
import type { References } from '../contents/references.ts';
import { contentNodes, picturesOf } from './content-nodes.ts';

type Version = components['schemas']['ContentVersion'];
type Types = components['schemas']['ContentVersionPage']['managedContentTypes'];

/** One page of contents of a channel with their bodies as nodes (PF-CMS-86). */
export const getChannelContentVersions: Handler<'getChannelContentVersions'> = async (input, context) => {
  const { path, query } = input;
  const delivery = await channelDelivery(context, path.channelId, query);
  const { startDate, endDate, managedContentType } = query;
  const wanted = { ...query, publishStartDate: startDate, publishEndDate: endDate };
  const found = await publishedContents(context.store, wanted, delivery);
  const all = found.filter((content) => isOfType(content, managedContentType));
  const rows = rowsOf(all, query);
  const pictures = await picturesOf(context.store, rows, delivery);
  const items = rows.map((content) => contentVersion(content, pictures, delivery));
  const address = pageAddress(ofChannel, input, delivery);
  const { currentPageUrl, nextPageUrl } = pageUrls(query, all.length, address);
  const types = query.includeMetadata ? typesOf(items) : null;
  const totalTypes = types && Object.keys(types).length;
  return {
    status: 200,
    body: { items, total: all.length, totalTypes, managedContentTypes: types, currentPageUrl, nextPageUrl },
  };
};

/** Types go by their name, with or without the namespace. */
function isOfType({ ContentTypeFullyQualifiedName: type }: Content, wanted: string | undefined): boolean {
  return wanted === undefined || wanted === type || wanted === typeName(type);
}

function contentVersion(content: Content, pictures: References, delivery: Delivery): Version {
  const type = content.ContentTypeFullyQualifiedName;
  return {
    managedContentId: content.Id,
    contentKey: content.ContentKey,
    title: content.Name,
    contentUrlName: content.UrlName,
    language: content.Language,
    publishedDate: content.PublishedDate,
    type: typeName(type),
    typeLabel: typeLabel(type, delivery.language),
    unauthenticatedUrl: mediaUrl(content, delivery),
    associations: { topics: [] },
    contentNodes: contentNodes(content, pictures, delivery),
  };
}

/** The types of items by name, each with the nodes that its items have. */
function typesOf(items: readonly Version[]): NonNullable<Types> {
  const types: NonNullable<Types> = {};
  for (const { type, typeLabel: label = null, contentNodes: nodes = {} } of items) {
    const name = type ?? '';
    const nodeTypes = Object.entries(nodes).map(([node, { nodeType }]) => [
      node,
      { name: node, label: node, nodeType },
    ]);
    types[name] = { name, label, nodeTypes: { ...types[name]?.nodeTypes, ...Object.fromEntries(nodeTypes) } };
  }
  return types;
}
