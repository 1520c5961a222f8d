import type { VisitStorage } from '#client/commerce/effective-account.ts';
import type { Session } from '#client/commerce/session.ts';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform, WEBSTORE_ID } from '#client/testing/stub-platform.ts';
import { visitMemory } from '#client/testing/visit-memory.ts';
import { de } from '../i18n/de/index.ts';
import { createTexts } from '../i18n/texts.ts';
import type { Shop } from '../platform/shop.server.ts';
import { type FieldMapping, packageFields } from '../settings/field-mapping.ts';

export const buyer = { isGuest: false, displayName: 'Erika' } as Session;
export const guest: Session = { isGuest: true, language: 'de' };

interface StubbedVisit {
  session?: Session;
  kept?: VisitStorage;
  /** The request is for a page, which neither polls nor starts anything again. */
  isServer?: boolean;
  /** The fields that are mapped; those of the package unless told. */
  fields?: FieldMapping;
}

/** The shop of one request over these answers, by `METHOD path`, and a clock that never sleeps. */
export function stubShop(
  routes: Parameters<typeof routedFetch>[0],
  { session = buyer, kept = visitMemory(), isServer, fields = packageFields }: StubbedVisit = {},
) {
  const wire = routedFetch({
    'GET /csrfToken': () => [200, 'export default "token";', { 'content-type': 'text/javascript' }],
    ...routes,
  });
  const { platform, waits } = stubPlatform(wire.fetch, {}, { isServer });
  const shop = {
    platform,
    settings: {
      webstoreId: WEBSTORE_ID,
      siteId: '0DM000000000001AAA',
      communityId: '0DB000000000001AAA',
      sitePath: '',
      fields,
    },
    site: 'https://shop.example',
    path: '/',
    session,
    language: 'de',
    text: createTexts('de', de).text,
    visit: visitMemory(),
    kept,
    abilities: { isCartAllowed: true, isCheckoutAllowed: true },
    hasPaymentPages: () => false,
  } as unknown as Shop;
  const calls = (method: string) => wire.requests.filter((request) => request.method === method);
  return { shop, waits, calls, requests: wire.requests };
}
