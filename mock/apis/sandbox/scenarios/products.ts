import { changeObjects, changing, setField, withMembers, withoutPrices } from './alterations.ts';
import { contentReads, priceReads, productReads } from './operations.ts';
import type { Scenario } from './scenario.ts';

/** What can be the case with products, prices, search and content. */
export const productScenarios: readonly Scenario[] = [
  {
    name: 'sold-out-product',
    area: 'product',
    title: 'Products are sold out',
    description: 'Every product is read with no stock, and whoever asks is told once it is available again.',
    times: null,
    effects: [
      { kind: 'sell-out', operationIds: [] },
      {
        kind: 'alter',
        operationIds: [...productReads, 'getRecord', 'getRecords'],
        alter: changing((body) => setField(body, 'AvailableToOrder__c', '0')),
      },
    ],
  },
  {
    name: 'prescription-item',
    area: 'product',
    title: 'Medicine on prescription',
    description: 'Every product is read as one on prescription, and none can be put into the cart.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: [...productReads, 'getRecord', 'getRecords'],
        alter: changing((body) =>
          changeObjects(
            setField(body, 'L2C_CM_RegulatoryClassification__c', 'verschreibungspflichtig'),
            (members) =>
              'pzn' in members ? { ...members, productClass: 'verschreibungspflichtig' } : members,
          ),
        ),
      },
      { kind: 'refuse', operationIds: ['addItemToCart'], status: 400, example: 'prescription' },
    ],
  },
  {
    name: 'price-unavailable',
    area: 'product',
    title: 'Price is unavailable',
    description: 'No product has a price, and none can be put into the cart.',
    times: null,
    effects: [
      { kind: 'alter', operationIds: priceReads, alter: changing(withoutPrices) },
      { kind: 'refuse', operationIds: ['addItemToCart'], status: 400, example: 'noPrice' },
    ],
  },
  {
    name: 'product-gone',
    area: 'product',
    title: 'Product does not exist',
    description: 'A product is not found, as after a merchandiser took it out.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: ['getProduct'], status: 404 }],
  },
  {
    name: 'prices-down',
    area: 'product',
    title: 'Prices cannot be read',
    description: 'The pricing service answers 503; products are shown without prices.',
    times: null,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['getProductPrice', 'getProductPrices'],
        status: 503,
      },
    ],
  },
  {
    name: 'empty-search',
    area: 'search',
    title: 'Nothing is found',
    description: 'Searches and categories show no product, and nothing is suggested.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['searchProducts'],
        alter: changing(({ productsPage, ...body }) => ({
          ...body,
          facets: [],
          productsPage: { ...productsPage, products: [], total: 0 },
        })),
      },
    ],
  },
  {
    name: 'search-down',
    area: 'search',
    title: 'Search is down',
    description: 'Search, suggestions and sort rules answer 503.',
    times: null,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['searchProducts', 'getSearchSuggestions', 'getSortRules'],
        status: 503,
      },
    ],
  },
  {
    name: 'content-missing',
    area: 'content',
    title: 'Content is not found',
    description:
      'Banners and texts that the shop asks for do not exist: a single one is a 404, lists are empty.',
    times: null,
    effects: [
      { kind: 'refuse', operationIds: ['getContent', 'getChannelContent'], status: 404 },
      {
        kind: 'alter',
        operationIds: ['getContents', 'getChannelContents'],
        alter: withMembers({ contents: [], nextPageUrl: null }),
      },
    ],
  },
  {
    name: 'content-down',
    area: 'content',
    title: 'Content cannot be read',
    description: 'Content and search engine properties answer 503.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: [...contentReads, 'getSeoProperties'], status: 503 }],
  },
  {
    name: 'media-missing',
    area: 'content',
    title: 'Pictures are not found',
    description: 'Every picture is a 404.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: ['getMedia'], status: 404 }],
  },
  {
    name: 'assistant-deployed',
    area: 'assistant',
    title: 'Assistant is deployed',
    description: 'An assistant is deployed for the store with host and tenant, but switched off.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getAiConfiguration'],
        alter: withMembers({
          isDeployed: true,
          deploymentEnabled: false,
          host: 'assistant.offizin.example',
          tenant: 'offizin',
        }),
      },
    ],
  },
  {
    name: 'assistant-enabled',
    area: 'assistant',
    title: 'Assistant is enabled',
    description: 'An assistant is deployed and switched on, for guests and buyers, and follows what they do.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getAiConfiguration'],
        alter: withMembers({
          isDeployed: true,
          deploymentEnabled: true,
          activityTrackingEnabled: true,
          host: 'assistant.offizin.example',
          tenant: 'offizin',
        }),
      },
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: changing((body) => ({
          ...body,
          propertiesEx: { ...body.propertiesEx, shopperCopilotUIEnabled: true },
        })),
      },
      {
        kind: 'alter',
        operationIds: ['getShopperAgentContext'],
        alter: withMembers({ isAgentEnabled: true }),
      },
    ],
  },
];
