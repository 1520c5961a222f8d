import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import {
  CHANNEL_ID,
  COMMUNITY_ID,
  EXPRESS_DELIVERY_ID,
  SITE_ID,
  STANDARD_DELIVERY_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import { ANY_TEXT, type Pools } from '../../random-requests/pools.ts';
import type { World } from './world.ts';

const REFINEMENTS = [
  [{ nameOrId: 'Brand__c', values: ['Nordhaus'] }],
  [{ nameOrId: 'x', values: ['y'] }],
  { nameOrId: 'Brand__c' },
].map((list) => Buffer.from(JSON.stringify(list)).toString('base64'));

/** Texts for the commerce and content calls, with ids of things that are there and of some that are not. */
export function poolsOf(world: World): Pools {
  const { caller, stranger, productId, sku, categoryId, topCategoryId, couponCode, contentId } = world;
  const { contentKey, pictureKey, collectionKey } = world;
  const fields = ['Name', 'StockKeepingUnit', 'L2C_CM_PZN__c', 'Colour', '__proto__'];
  const parameters = { webstoreId: WEBSTORE_ID, skus: [sku], productIds: [productId] };
  return {
    ids: [
      productId,
      categoryId,
      topCategoryId,
      contentId,
      caller.accountId,
      stranger.accountId,
      stranger.accountId.slice(0, 15),
      STANDARD_DELIVERY_ID,
      EXPRESS_DELIVERY_ID,
      '000000000000000',
      'zzz000000000009AAA',
    ],
    meanings: [
      [/^webstoreId$/, Array(6).fill(WEBSTORE_ID)],
      [/^siteId$/, Array(12).fill(SITE_ID)],
      [/^channelId$/, Array(12).fill(CHANNEL_ID)],
      [/^communityId$/, Array(12).fill(COMMUNITY_ID)],
      [/^cartStateOrId$/, Array(12).fill('current')],
      [/^checkoutId$/, Array(12).fill('active')],
      [/^effectiveAccountId$/, Array(6).fill(caller.accountId)],
      [/^content(KeyOrId|Keys?)$/, [contentKey, pictureKey, 'MCNONE']],
      [/^collectionKeyOrId$/, [collectionKey, contentKey, 'MCNONE']],
      [/^mediaGUID$/, [pictureKey, contentKey, 'MCNONE']],
      [/^(fields|productFields|searchFields)$/, fields],
      [/^skus$/, [sku, 'NONE']],
      [/^queryTerm$/, ['winter', 'Winter 1', '*', '"', '<b>', '  ']],
      [/^(searchTerm)$/, ['sommerbalsam', 'sommer', 'balsam pzn 0487', '', '%', '  ']],
      [/^refinements$/, REFINEMENTS],
      [/^sortRuleId$/, ['relevance', 'priceAscending', 'nothing']],
      [/^couponCode$/, [couponCode, ` ${couponCode.toLowerCase()} `, 'NONE']],
      [/^quantity$/, ['1', '2.0', '0', '0.5', '-1', '999999999999', '00000001']],
      [/^country$/, ['DE', 'AT', 'XX']],
      [/^csrf-token$/, ['token', 'token', 'wrong']],
      [/^cardNumber$/, [paymentsConstants.approvedCardNumber, paymentsConstants.declinedCardNumber]],
      [/^(page|pageToken)$/, ['0', '1', 'eyJvIjoxfQ', '-1']],
      [/^apexClass$/, ['ProductsController', 'Nothing', 'constructor']],
      [/^apexMethod$/, ['getCommerceProducts', 'getCommerceProductsPrice', '__proto__']],
      [/^methodParams$/, [JSON.stringify(parameters), '{}', '[]', 'null', '{"skus":"x"}']],
      [/Date$/, ['2026-01-01T00:00:00.000Z', '2026-13-01', '2026-01-01']],
      [/^Idempotency-Key$/i, ['key-of-this-request']],
      [/^If-None-Match$/i, ['"x"', '*', 'W/"x"']],
      [/.*/, ANY_TEXT],
    ],
    fieldNames: ['webstoreId', 'skus', 'productIds', 'effectiveAccountId', 'constructor', '__proto__'],
  };
}
