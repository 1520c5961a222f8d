import { getDeliveryChannels as ofAll } from '#generated/cms/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { channelSummary, siteOfChannel } from '../contents/delivery.ts';
import { pageAddress, pageUrls, rowsOf } from '../contents/pages.ts';

/** A page of the channels, which are those of the sites (PF-CMS-81). */
export const getDeliveryChannels: Handler<'getDeliveryChannels'> = async (input, { store }) => {
  const { query } = input;
  const sites = await store.find('Site', {
    where: { ChannelId__c: { ne: null } },
    orderBy: { field: 'Name', ascending: true },
  });
  const channels = rowsOf(sites, query).map(channelSummary);
  const urls = pageUrls(query, sites.length, pageAddress(ofAll, input));
  return { status: 200, body: { channels, totalChannels: sites.length, ...urls } };
};

/** The channel of a site: it has no domain of its own, and its contents can be searched (PF-CMS-81). */
export const getDeliveryChannel: Handler<'getDeliveryChannel'> = async ({ path }, { store }) => {
  const site = await siteOfChannel(store, path.channelId);
  if (!site) throw notFound();
  return {
    status: 200,
    body: {
      id: site.ChannelId__c ?? path.channelId,
      name: site.Name,
      type: 'Community',
      domain: null,
      domainName: null,
      isDedicatedContentDelivery: false,
      isDomainLocked: true,
      isSearchable: true,
    },
  };
};
