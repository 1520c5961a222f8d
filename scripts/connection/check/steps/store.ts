import {
  getChannelContent,
  getChannelContents,
  getContent,
  getContents,
  getMedia,
  getSeoProperties,
} from '#generated/cms/client.gen.ts';
import {
  getAiConfiguration,
  getApplicationContext,
  getProduct,
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  getProductPrice,
  getProductPrices,
  getProductRecommendations,
  getProducts,
  getSearchSuggestions,
  getServerMethodResult,
  getSortRules,
  invokeServerMethod,
  searchProducts,
} from '#generated/commerce/client.gen.ts';
import { getJsonWebKeySet, getOpenIdConfiguration, getVersions } from '#generated/platform/client.gen.ts';
import { NotTried, needed, type Seen, stepsOf } from '../calls/step.ts';

const guest = stepsOf('guest');

const productIn = (seen: Seen) =>
  needed(seen.of(searchProducts).productsPage.products[0], 'the store has no product in its first category');

const categoryIn = (seen: Seen) =>
  needed(seen.of(getProductCategoryChildren).productCategories[0], 'the store has no category').id;

const contentIn = (seen: Seen) => needed(seen.of(getContents).contents[0], 'the site has no content');

/** Where the shop takes its contents from a channel. */
function channelIn({ connection: { siteId } }: Seen) {
  if (!siteId.startsWith('0ap')) throw new NotTried('the shop takes its contents from a site');
  return { channelId: siteId };
}

/** A server class reads products by their numbers in stock. */
const byNumber = (seen: Seen) => {
  const number = seen.of(getProduct).fields?.StockKeepingUnit;
  const skus = [String(needed(number, 'the product has no number in stock'))];
  return { webstoreId: seen.connection.webstoreId, skus };
};

const PRODUCTS = { apexClass: 'ProductsController', apexMethod: 'getCommerceProducts' };
const MEDIA = /\/cms\/delivery\/media\/([^/?]+)/;
const NOBODY = { productId: '01t000000000009AAA' };

/** What visitors of the shop read before they sign in. */
export const storeSteps = [
  guest(getVersions, () => ({})),
  guest(getOpenIdConfiguration, () => ({})),
  guest(getJsonWebKeySet, () => ({})),
  guest(getApplicationContext, () => ({})),
  guest(getAiConfiguration, () => ({})),
  guest(getSortRules, () => ({})),
  guest(getProductCategoryChildren, () => ({})),
  guest(getProductCategory, (seen) => ({ path: { productCategoryId: categoryIn(seen) } })),
  guest(getProductCategoryPath, (seen) => ({ path: { productCategoryId: categoryIn(seen) } })),
  guest(searchProducts, (seen) => ({
    query: { categoryId: categoryIn(seen), fields: ['Name'], pageSize: 5, includePrices: true },
  })),
  guest(getProduct, (seen) => ({
    path: { productId: productIn(seen).id },
    query: { fields: ['Name', 'StockKeepingUnit'] },
  })),
  guest(getProducts, (seen) => ({ query: { ids: [productIn(seen).id] } })),
  guest(getProductPrice, (seen) => ({ path: { productId: productIn(seen).id } })),
  guest(getProductPrices, (seen) => ({ query: { productIds: [productIn(seen).id] } })),
  guest(getProductRecommendations, (seen) => ({
    query: { recommender: 'CustomersWhoBoughtAlsoBought' as const, anchorValues: productIn(seen).id },
  })),
  guest(getSearchSuggestions, (seen) => ({
    query: { searchTerm: (productIn(seen).name ?? '').slice(0, 3), includeSuggestedProducts: true },
  })),
  guest(getServerMethodResult, (seen) => ({
    path: PRODUCTS,
    query: { methodParams: JSON.stringify(byNumber(seen)) },
  })),
  guest(invokeServerMethod, (seen) => ({ path: PRODUCTS, body: byNumber(seen) })),
  guest(getContents, ({ connection: { siteId } }) => ({
    path: { siteId },
    query: { includeContentBody: true, pageSize: 5, language: 'de' },
  })),
  guest(getContent, (seen) => ({
    path: {
      siteId: seen.connection.siteId,
      contentKeyOrId: needed(contentIn(seen).contentKey, 'the content of the site has no key'),
    },
  })),
  guest(getChannelContents, (seen) => ({ path: channelIn(seen), query: { pageSize: 5 } })),
  guest(getChannelContent, (seen) => {
    const [content] = seen.of(getChannelContents).contents;
    const { contentKey } = needed(content, 'the channel has no content');
    return { path: { ...channelIn(seen), contentKeyOrId: needed(contentKey, 'the content has no key') } };
  }),
  guest(
    getMedia,
    (seen) => {
      const [, contentKey] = MEDIA.exec(seen.of(getProduct).defaultImage?.url ?? '') ?? [];
      return { path: { contentKey: needed(contentKey, 'the product has no picture of the site') } };
    },
    { accept: 'image/*' },
  ),
  guest(getSeoProperties, (seen) => ({
    path: { communityId: seen.connection.communityId, recordId: productIn(seen).id },
  })),
  guest(getProduct, () => ({ path: NOBODY }), { name: 'getProduct of no product', refused: 404 }),
];
