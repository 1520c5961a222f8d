import { SALE_PRICEBOOK_ID } from '#mock/demo/seed/well-known-ids.ts';
import { closedStore, STORE } from '../journey.ts';
import type { MakeCall, Row, Rows } from '../row.ts';
import type { World } from '../world.ts';

const GUESTS = 'guests may look around';

const renamed = ({ store, productId, next }: World) =>
  store.update('Product2', productId, { Name: `Sommerbalsam ${next()}` });

const repriced = async ({ store, productId, next }: World) => {
  const where = { Product2Id: productId, Pricebook2Id: SALE_PRICEBOOK_ID };
  const entry = await store.findOne('PricebookEntry', { where });
  await store.update('PricebookEntry', String(entry?.Id), { UnitPrice: `${next()}.00` });
};

const categoryRenamed = ({ store, categoryId, next }: World) =>
  store.update('ProductCategory', categoryId, { Name: `Schmerzen ${next()}` });

const read = (call: MakeCall, change: (world: World) => Promise<unknown>, more: Partial<Row> = {}): Row =>
  ({ kind: 'read', call, change, guest: GUESTS, ...more }) as Row;

const ofProduct: MakeCall = ({ productId }) => ({ path: { ...STORE, productId } });
const ofProducts: MakeCall = ({ productId }) => ({ path: STORE, query: { ids: [productId] } });
const pricesOf: MakeCall = ({ productId }) => ({ path: STORE, query: { productIds: [productId] } });
const ofCategory: MakeCall = ({ categoryId }) => ({ path: { ...STORE, productCategoryId: categoryId } });

const METHOD = { apexClass: 'ProductsController', apexMethod: 'getCommerceProducts' };
const ITEMWISE_LIST = { status: 200, because: 'each product of a list says for itself that it is not there' };
const RULE = { status: 400, because: 'it names one of the rules that the store lists' };
const badProduct = { bad: { fields: 'Colour' } };
const badProducts = { ...badProduct, unknown: { ids: ITEMWISE_LIST } };
const unknownPrices = { unknown: { productIds: ITEMWISE_LIST } };
const ENTRY = { status: 200, because: 'a way of selling that a product has not is an entry that says so' };

export const productRows = {
  getProduct: read(ofProduct, renamed, badProduct),
  getProducts: read(ofProducts, renamed, badProducts),
  getProductPrice: read(ofProduct, repriced, { unknown: { productSellingModelIds: ENTRY } }),
  getProductPrices: read(pricesOf, repriced, unknownPrices),
  createProductPrices: read(
    ({ productId }) => ({ path: STORE, body: { pricingLineItems: [{ productId }] } }),
    repriced,
    { unknown: { productId: ITEMWISE_LIST } },
  ),
  getProductCategory: read(ofCategory, categoryRenamed, badProduct),
  getProductCategoryChildren: read(
    ({ topCategoryId }) => ({ path: STORE, query: { parentProductCategoryId: topCategoryId } }),
    categoryRenamed,
    badProduct,
  ),
  getProductCategoryPath: read(ofCategory, categoryRenamed, {
    answers: {
      403: async (world) => ({
        by: world.guest,
        path: { webstoreId: await closedStore(world), productCategoryId: world.categoryId },
      }),
    },
  }),
  searchProducts: read(
    () => ({ path: STORE, query: { searchTerm: 'sommerbalsam', fields: ['Name'] } }),
    renamed,
    {
      bad: { fields: 'Colour', searchFields: 'Colour', refinements: 'nothing', sortRuleId: 'nothing' },
      unknown: {
        sortRuleId: RULE,
        effectiveBuyerGroupIds: { status: 200, because: 'a group that the account is not in does not count' },
      },
    },
  ),
  createProductSearch: read(
    () => ({ path: STORE, body: { searchTerm: 'sommerbalsam', fields: ['Name'] } }),
    renamed,
    { unknown: { sortRuleId: RULE } },
  ),
  getSearchSuggestions: read(
    () => ({ path: STORE, query: { searchTerm: 'sommer', includeSuggestedProducts: true } }),
    renamed,
  ),
  getSortRules: {
    kind: 'fixed',
    because: 'the rules are part of the platform; their labels are those of the language',
    guest: GUESTS,
    answers: {
      403: async (world) => ({ by: world.guest, path: { webstoreId: await closedStore(world) } }),
    },
    call: () => ({ path: STORE }),
    unlike: () => ({ path: STORE, headers: { 'accept-language': 'en' } }),
  },
  getServerMethodResult: read(
    ({ sku }) => ({
      path: METHOD,
      query: { methodParams: JSON.stringify({ ...STORE, skus: [sku] }) },
    }),
    renamed,
    {
      bad: { methodParams: 'no json' },
      answers: {
        403: async (world) => {
          const parameters = { webstoreId: await closedStore(world), skus: [world.sku] };
          return { by: world.guest, path: METHOD, query: { methodParams: JSON.stringify(parameters) } };
        },
      },
    },
  ),
  invokeServerMethod: read(
    ({ sku }) => ({
      path: METHOD,
      body: { ...STORE, skus: [sku] },
    }),
    renamed,
  ),
} satisfies Rows;
