import { type ModuleGraph, pathOf, staticUsers } from '#http/chunks/static-users.ts';

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie)[\\/]/;

/** What every page loads. */
const EVERYWHERE = ['/app/root.tsx', '/app/entry.client.tsx'];

/** Pages on which products are read and put into the cart: people come by one and go on to the next. */
const PRODUCT_PAGES = ['home', 'category', 'search', 'product', 'wish-list'].map(
  (page) => `/app/routes/${page}.tsx`,
);

/** A module that so many product pages need is sent with all of them. */
const SHARED_BY = 3;

/** The way from the cart to the order, which people go from page to page; styles that two of them need are sent with all. */
const ORDER_PAGES = [
  'cart',
  'payment-link',
  'checkout',
  'checkout-address',
  'checkout-delivery',
  'checkout-payment',
  'checkout-review',
].map((page) => `/app/routes/${page}.tsx`);

/**
 * Which modules are sent as one file. Left alone, the bundler makes a file for each set of pages that share something,
 * which is forty of them for a page: each costs a request, and all compress worse than one.
 */
export const chunkGroups = [
  { name: 'framework', test: FRAMEWORK, priority: 2 },
  { name: groupOf, priority: 1 },
];

function groupOf(id: string, graph: ModuleGraph): string | null {
  if (pathOf(id).includes('/app/routes/')) return null;
  const users = staticUsers(id, [...EVERYWHERE, ...PRODUCT_PAGES, ...ORDER_PAGES], graph);
  if (EVERYWHERE.some((file) => users.has(file))) return 'shell';
  if (PRODUCT_PAGES.filter((page) => users.has(page)).length >= SHARED_BY) return 'products';
  const isOrdering = ORDER_PAGES.filter((page) => users.has(page)).length > 1;
  return isOrdering && pathOf(id).endsWith('.css') ? 'ordering' : null;
}
