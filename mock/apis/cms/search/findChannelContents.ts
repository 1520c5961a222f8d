import { findChannelContents as ofChannel } from '#generated/cms/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { typeLabel, typeName } from '../contents/content-types.ts';
import { channelDelivery } from '../contents/delivery.ts';
import { pageAddress, pageUrls } from '../contents/pages.ts';
import { findByTerm } from './find-by-term.ts';

/** One page of what a term finds in a channel, in titles alone where that is asked for (PF-CMS-84). */
export const findChannelContents: Handler<'findChannelContents'> = async (input, context) => {
  const { path, query } = input;
  const { language } = await channelDelivery(context, path.channelId, {});
  const search = { term: query.queryTerm, scope: query.scope, audience: language };
  const { contents, total } = await findByTerm(context.store, search, query);
  const urls = pageUrls(query, total, pageAddress(ofChannel, input));
  const items = contents.map((content) => ({
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
    body: { count: total, items, currentPageUri: currentPageUrl, nextPageUri: nextPageUrl },
  };
};
