import { SIGNED_IN_PATH } from '#console/app/features/sign-in/code-sign-in-again.ts';
import { paths } from '#console/app/paths.ts';
import { ERIKA_ACCOUNT_ID } from '#mock/demo/seed/well-known-ids.ts';
import { type Arrange, arrange } from './arrange.ts';
import type { KnownRecords } from './known-records.ts';

/** A screen of the console, and how it is come to. */
export interface Screen {
  /** Name of its pictures. */
  readonly name: string;
  /** The route that draws it, as console/app/routes.tsx has it. */
  readonly route: string;
  readonly path: (known: KnownRecords) => string;
  /** What is done there before it is looked at: something typed, something opened. */
  readonly arrange?: Arrange;
}

const OBJECT = '/o/:objectApiName';
const RECORD = `${OBJECT}/:recordId`;

/** Seen without a session. */
export const SIGN_IN: Screen = { name: 'sign-in', route: '/login', path: () => '/login' };

/** Rooms that belong to no object. */
const pages: readonly Screen[] = [
  { name: 'directory', route: '/o', path: paths.directory },
  { name: 'signed-in', route: SIGNED_IN_PATH, path: () => SIGNED_IN_PATH },
  { name: 'search', route: '/search', path: () => paths.find('nasen') },
  { name: 'search-start', route: '/search', path: () => paths.find() },
  { name: 'search-empty', route: '/search', path: () => paths.find('fahrradschlauch') },
  { name: 'search-one', route: '/search', path: () => paths.find('nasen', 'Product2') },
  { name: 'settings', route: '/settings', path: paths.settings },
  { name: 'dashboard', route: '/dashboard', path: paths.dashboard },
  { name: 'home-content', route: '/commerce/home-content', path: paths.homeContent },
  { name: 'content-pages', route: '/commerce/pages', path: paths.contents },
  {
    name: 'content-page',
    route: '/commerce/pages/:contentKey',
    path: () => paths.content('beratung'),
  },
  { name: 'stock', route: '/commerce/stock', path: paths.stock },
  { name: 'customers', route: '/commerce/customers/:accountId?', path: () => paths.customers() },
  {
    name: 'customer',
    route: '/commerce/customers/:accountId?',
    path: () => paths.customers(ERIKA_ACCOUNT_ID),
  },
  {
    name: 'variants',
    route: '/commerce/products/:productId',
    path: ({ product }) => paths.variants(product),
  },
  {
    name: 'pictures',
    route: '/commerce/products/:productId/pictures',
    path: ({ product }) => paths.pictures(product),
  },
  {
    name: 'categories',
    route: '/commerce/products/:productId/categories',
    path: ({ product }) => paths.categories(product),
  },
  { name: 'order-way', route: '/commerce/orders/:orderId', path: ({ order }) => paths.orderWay(order) },
  { name: 'sandbox', route: '/developer/sandbox', path: paths.sandbox, arrange: arrange.openSession },
  {
    name: 'query',
    route: '/developer/query',
    path: () => paths.query('SELECT Id, Name, Owner.Name FROM Account'),
  },
  { name: 'limits', route: '/developer/limits', path: paths.limits },
  { name: 'schema', route: '/developer/schema', path: paths.schema },
  { name: 'drift', route: '/developer/drift', path: paths.drift },
  { name: 'api', route: '/developer/api/:operationId?', path: () => paths.api() },
  {
    name: 'api-operation',
    route: '/developer/api/:operationId?',
    path: () => paths.api('getListRecordsByName'),
  },
  { name: 'not-found', route: '*', path: () => '/nirgends' },
];

const objects: readonly Screen[] = [
  { name: 'list', route: OBJECT, path: () => paths.list('Product2') },
  { name: 'list-empty', route: OBJECT, path: () => `${paths.list('Product2')}?q=gibtesnicht` },
  { name: 'list-chosen', route: OBJECT, path: () => paths.list('Case'), arrange: arrange.chooseTwo },
  { name: 'board', route: OBJECT, path: () => `${paths.list('Case')}?board=Status` },
  { name: 'split', route: OBJECT, path: () => `${paths.list('Case')}?split=first` },
  { name: 'list-unknown', route: OBJECT, path: () => paths.list('Product2', 'Nirgends') },
  { name: 'object-unknown', route: OBJECT, path: () => paths.list('Nirgends__c') },
  { name: 'palette', route: OBJECT, path: () => paths.list('Case'), arrange: arrange.openPalette },
  { name: 'inspector', route: OBJECT, path: () => paths.list('Account'), arrange: arrange.openInspector },
  { name: 'reference', route: `${OBJECT}/reference`, path: () => paths.reference('Product2') },
  {
    name: 'reference-layouts',
    route: `${OBJECT}/reference/layouts`,
    path: () => paths.reference('Product2', 'layouts'),
  },
  {
    name: 'reference-picklists',
    route: `${OBJECT}/reference/picklists`,
    path: () => paths.reference('Case', 'picklists'),
  },
  {
    name: 'reference-rules',
    route: `${OBJECT}/reference/rules`,
    path: () => paths.reference('Lead', 'rules'),
  },
  {
    name: 'reference-search',
    route: `${OBJECT}/reference/search`,
    path: () => paths.reference('Product2', 'search'),
  },
  {
    name: 'reference-lists',
    route: `${OBJECT}/reference/lists`,
    path: () => paths.reference('Product2', 'lists'),
  },
  {
    name: 'reference-related',
    route: `${OBJECT}/reference/related`,
    path: () => paths.reference('Account', 'related'),
  },
  {
    name: 'reference-actions',
    route: `${OBJECT}/reference/actions`,
    path: () => paths.reference('Account', 'actions'),
  },
  { name: 'graph', route: `${OBJECT}/graph`, path: () => paths.graph('OrderSummary') },
  { name: 'import', route: `${OBJECT}/import`, path: () => paths.import('Case') },
  {
    name: 'import-faults',
    route: `${OBJECT}/import`,
    path: () => paths.import('Case'),
    arrange: arrange.checkFile,
  },
  { name: 'new', route: `${OBJECT}/new`, path: () => paths.create('Case') },
];

const records: readonly Screen[] = [
  { name: 'record', route: RECORD, path: ({ product }) => paths.record('Product2', product) },
  { name: 'order', route: RECORD, path: ({ summary }) => paths.record('OrderSummary', summary) },
  { name: 'account', route: RECORD, path: () => paths.record('Account', ERIKA_ACCOUNT_ID) },
  {
    name: 'account-related',
    route: RECORD,
    path: () => paths.record('Account', ERIKA_ACCOUNT_ID, 'related'),
  },
  {
    name: 'account-history',
    route: RECORD,
    path: () => paths.record('Account', ERIKA_ACCOUNT_ID, 'history'),
  },
  { name: 'record-unknown', route: RECORD, path: () => paths.record('Account', '001000000009999AAA') },
  {
    name: 'edit',
    route: `${RECORD}/edit`,
    path: () => paths.edit('Account', ERIKA_ACCOUNT_ID),
    arrange: arrange.changeName,
  },
  { name: 'deleted', route: `${OBJECT}/deleted`, path: () => paths.deleted('Account') },
  { name: 'clone', route: `${RECORD}/clone`, path: ({ product }) => paths.clone('Product2', product) },
  {
    name: 'compare',
    route: `${RECORD}/compare`,
    path: ({ product, otherProduct }) => `${paths.compare('Product2', product)}?with=${otherProduct}`,
  },
  {
    name: 'merge',
    route: `${RECORD}/merge`,
    path: ({ account, otherAccount }) => `${paths.merging('Account', account)}?with=${otherAccount}`,
  },
  {
    name: 'related',
    route: `${RECORD}/related/:relatedListId`,
    path: ({ summary }) => paths.related('OrderSummary', summary, 'OrderItemSummaries'),
  },
];

/** Every screen behind the sign-in; screens.test.ts knows the routes, so that none is forgotten. */
export const SCREENS: readonly Screen[] = [...pages, ...objects, ...records];
