import { STANDARD_DELIVERY_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { STORE } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import { addCosmetic, type World } from '../world.ts';

const GUESTS = 'guests may look around';

const ofProduct: MakeCall = ({ productId }) => ({ path: { ...STORE, productId } });

/** Another product beside or within the one of the world. */
const related = async ({ store, productId }: World) => {
  const { Id } = await addCosmetic(store);
  await store.insert('ProductFeaturedProduct', { ProductId: productId, FeaturedProductId: Id });
  await store.insert('ProductRelatedComponent', {
    ParentProductId: productId,
    ChildProductId: Id,
    Quantity: 1,
  });
};

const germany = { countryIsoCode: 'DE' };
const taxed = async ({ store, productId, next }: World) =>
  store.update('Product2', productId, { VatRate__c: 20 + (next() % 50) });

const merchandiser = ({ platform }: World) =>
  platform.buyer({ profileName: 'Merchandiser', accountId: null });
const inStore: MakeCall = async (world) => ({ by: await merchandiser(world), path: STORE });
const withRule: MakeCall = async (world) => {
  const { Id: ruleId } = await addRule(world);
  return { by: await merchandiser(world), path: { ...STORE, ruleId } };
};

const TIME = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-09-01T00:00:00.000Z' };
const addRule = async ({ store, productId }: World) => {
  const rule = await store.insert('BoostBuryRule__c', {
    Name: 'Regel',
    WebStoreId__c: WEBSTORE_ID,
    StartDate__c: TIME.startDate,
    EndDate__c: TIME.endDate,
  });
  await store.insert('BoostBuryRuleProduct__c', { RuleId__c: rule.Id, ProductId__c: productId });
  return rule;
};

export const catalogueRows = {
  getProductChildren: {
    kind: 'read',
    call: ofProduct,
    change: related,
    guest: GUESTS,
    bad: { fields: 'Colour', pageToken: 'nowhere' },
  },
  getFeaturedProducts: {
    kind: 'read',
    call: ofProduct,
    change: related,
    guest: GUESTS,
    bad: { fields: 'Colour' },
  },
  getCategoryMenuItems: {
    kind: 'read',
    call: () => ({ path: STORE }),
    change: async ({ store, categoryId, next }) =>
      store.update('ProductCategory', categoryId, { Name: `Schmerzen ${next()}` }),
    guest: GUESTS,
  },
  getProductRecommendations: {
    kind: 'read',
    call: ({ productId }) => ({
      path: STORE,
      query: { recommender: 'SimilarProducts', anchorValues: productId },
    }),
    change: async ({ store, categoryId }) => addCosmetic(store, { categories: [categoryId] }),
    guest: GUESTS,
    unknown: { individualId: { status: 200, because: 'it is reserved, and ignored' } },
  },
  getShippingProfiles: {
    kind: 'read',
    call: () => ({ path: STORE }),
    change: async ({ store, next }) =>
      store.update('OrderDeliveryMethod', STANDARD_DELIVERY_ID, { ShippingFee__c: `${next()}.90` }),
    guest: GUESTS,
  },
  getProductTaxes: {
    kind: 'read',
    call: ({ productId }) => ({ path: { ...STORE, productId }, query: germany }),
    change: taxed,
    guest: GUESTS,
    bad: { countryIsoCode: 'FR' },
  },
  calculateTaxes: {
    kind: 'read',
    call: ({ productId }) => ({
      path: STORE,
      body: {
        lineItemGroups: [
          {
            shipToAddress: germany,
            lineItems: [{ lineId: 'line1', productId, quantity: '2', unitPrice: '10.00' }],
          },
        ],
      },
    }),
    change: taxed,
    guest: GUESTS,
  },
  updateCompositeProduct: {
    kind: 'write',
    call: async (world) => ({
      by: await merchandiser(world),
      path: { ...STORE, productId: world.productId },
      body: {
        productFields: { Description: `Fassung ${world.next()}` },
        categoryIds: [world.categoryId],
        productPricing: { unitPrice: '10.00' },
      },
    }),
  },
  createCompositeVariations: {
    kind: 'write',
    call: async (world) => ({
      by: await merchandiser(world),
      path: STORE,
      body: {
        parentProductId: (await addCosmetic(world.store, { ProductClass: 'VariationParent' })).Id,
        variations: [{ variationAttributes: { PackSizeText__c: `${world.next()} Stück` } }],
      },
    }),
  },
  getBoostBuryRules: { kind: 'read', call: inStore, change: addRule },
  createBoostBuryRule: {
    kind: 'write',
    call: async (world) => ({
      ...(await inStore(world)),
      body: {
        name: 'Regel',
        action: 'Boost',
        level: 50,
        ...TIME,
        targetExpression: { conditions: [{ attributeNameOrId: 'Id', values: [world.productId] }] },
      },
    }),
  },
  getBoostBuryRule: {
    kind: 'read',
    call: withRule,
    change: async ({ store, next }, { path }) =>
      store.update('BoostBuryRule__c', String(path?.ruleId), { Name: `Regel ${next()}` }),
  },
  deleteBoostBuryRule: { kind: 'write', call: withRule },
} satisfies Rows;
