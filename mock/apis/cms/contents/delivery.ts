import type { Language, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Where content is delivered to, with the base of its addresses. */
export interface Delivery {
  readonly basePath: string;
  readonly channel: {
    readonly channelId: string;
    readonly channelName: string;
    readonly channelType: string;
  };
  readonly language: Language;
  /** Origin to put before addresses; empty for addresses relative to the origin. */
  readonly origin: string;
}

interface DeliveryChoice {
  readonly language?: string;
  readonly showAbsoluteUrl?: boolean;
}

/** The delivery to a site; 404 for an unknown one. */
export async function siteDelivery(
  context: RequestContext,
  siteId: string,
  choice: DeliveryChoice,
): Promise<Delivery> {
  const site = await context.store.get('Site', toLongId(siteId) ?? siteId);
  return delivery(context, site, `/connect/sites/${siteId}/cms/delivery/contents`, choice);
}

/** The delivery to a channel; 404 for one that no site has. */
export async function channelDelivery(
  context: RequestContext,
  channelId: string,
  choice: DeliveryChoice,
): Promise<Delivery> {
  const site = await siteOfChannel(context.store, channelId);
  return delivery(context, site, `/connect/cms/delivery/channels/${channelId}/contents`, choice);
}

async function siteOfChannel(store: Store, channelId: string): Promise<Row<'Site'> | undefined> {
  return store.findOne('Site', { where: { ChannelId__c: toLongId(channelId) ?? channelId } });
}

function delivery(
  { language, origin }: RequestContext,
  site: Row<'Site'> | undefined,
  path: string,
  choice: DeliveryChoice,
): Delivery {
  if (!site) throw notFound();
  return {
    basePath: `/services/data/v64.0${path}`,
    channel: { channelId: site.ChannelId__c ?? site.Id, channelName: site.Name, channelType: 'Community' },
    language: choice.language?.startsWith('en') ? 'en' : choice.language ? 'de' : language,
    origin: choice.showAbsoluteUrl ? origin : '',
  };
}
