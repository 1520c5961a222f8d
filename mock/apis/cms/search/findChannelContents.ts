import { findChannelContents as ofChannel } from '#generated/cms/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { typeLabel, typeName } from '../contents/content-types.ts';
import { channelDelivery } from '../contents/delivery.ts';
import { pageAddress, pageUrls, rowsOf } from '../contents/pages.ts';
import { publishedContents } from '../contents/published.ts';
import { findByTerm } from './find-by-term.ts';

/** One page of what a term finds in a channel, in titles alone where that is asked for (PF-CMS-84). */
export const findChannelContents: Handler<'findChannelContents'> = async (input, context) => {
  const { path, query } = input;
  const { language } = await channelDelivery(context, path.channelId, {});
  const all = await publishedContents(context.store, {}, { language });
  const { contents } = findByTerm(all, query.queryTerm, query.scope);
  const urls = pageUrls(query, contents.length, pageAddress(ofChannel, input));
  const items = rowsOf(contents, query).map((content) => ({
    contentKey: content.ContentKey,
    id: content.Id,
    title: content.Name,
    urlName: content.UrlName,
    publishDate: content.PublishedDate,
    contentType: {
      developerName: typeName(content.ContentTypeFullyQualifiedName),
      label: typeLabel(content.ContentTypeFullyQualifiedName, language),
    },
  }));
  const { currentPageUrl, nextPageUrl } = urls;
  return {
    status: 200,
    body: { count: contents.length, items, currentPageUri: currentPageUrl, nextPageUri: nextPageUrl },
  };
};
