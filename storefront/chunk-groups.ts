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

/** Styles that so many pages of a kind need are sent with all of them: each file of them keeps a page from being painted. */
const STYLES_SHARED_BY = 2;

/** The way from the cart to the order, which people go from page to page; the small cart opens beside any page. */
const ORDER_PAGES = [
  '/app/features/cart/MiniCart.tsx',
  ...[
    'cart',
    'payment-link',
    'checkout',
    'checkout-address',
    'checkout-delivery',
    'checkout-payment',
    'checkout-review',
  ].map((page) => `/app/routes/${page}.tsx`),
];

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
  const isStyle = pathOf(id).endsWith('.css');
  const isSharedBy = (pages: readonly string[], least: number) =>
    pages.filter((page) => users.has(page)).length >= least;
  if (isSharedBy(PRODUCT_PAGES, isStyle ? STYLES_SHARED_BY : SHARED_BY)) return 'products';
  return isStyle && isSharedBy(ORDER_PAGES, STYLES_SHARED_BY) ? 'ordering' : null;
}
