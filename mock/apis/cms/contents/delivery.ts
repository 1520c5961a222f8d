import type { components } from '#generated/cms/types.gen.ts';
import type { Language, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { isInPreview } from '#mock/model/sessions/preview.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Where content is delivered to, with the base of its addresses. */
export interface Delivery {
  readonly basePath: string;
  readonly channel: components['schemas']['ChannelSummary'];
  readonly language: Language;
  /** Whether what is not published is delivered as well (SF-SESSION-08). */
  readonly isPreview: boolean;
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

/** The site whose channel it is. */
export async function siteOfChannel(store: Store, channelId: string): Promise<Row<'Site'> | undefined> {
  return store.findOne('Site', { where: { ChannelId__c: toLongId(channelId) ?? channelId } });
}

/** The channel of a site, which is on the site's own origin. */
export function channelSummary({ Id, Name, ChannelId__c: id }: Row<'Site'>): Delivery['channel'] {
  return {
    id,
    name: Name,
    type: 'Community',
    domainUrl: null,
    resourceUrl: id === null ? null : `/services/data/v64.0/connect/cms/delivery/channels/${id}`,
    target: { id: Id },
  };
}

function delivery(
  { language, origin, session }: RequestContext,
  site: Row<'Site'> | undefined,
  path: string,
  choice: DeliveryChoice,
): Delivery {
  if (!site) throw notFound();
  return {
    basePath: `/services/data/v64.0${path}`,
    channel: channelSummary(site),
    language: choice.language?.startsWith('en') ? 'en' : choice.language ? 'de' : language,
    isPreview: isInPreview(session),
    origin: choice.showAbsoluteUrl ? origin : '',
  };
}
