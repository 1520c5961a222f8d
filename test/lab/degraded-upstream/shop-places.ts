/** What a buyer's pages are about. */
export interface Found {
  readonly product: string;
  readonly category: string;
  readonly content: string;
  readonly order: string;
  readonly address: string;
  /** Address of its page. */
  readonly paymentLink: string;
}

type Paths = (found: Found) => readonly string[];

/** The addresses of each route that draws a page, for somebody in the middle of a checkout. */
export const shopPlaces: Readonly<Record<string, Paths>> = {
  'routes/home.tsx': () => ['/'],
  'routes/product.tsx': ({ product }) => [product],
  'routes/category.tsx': ({ category }) => [category, `${category}?page=2&sort=NameAsc`],
  'routes/search.tsx': () => ['/search?q=creme', '/search?q=fahrradschlauch'],
  'routes/info.tsx': ({ content }) => [content],
  'routes/consent.tsx': () => ['/consent'],
  'routes/withdrawal.tsx': ({ order }) => [`/withdrawal?orderNumber=${order}`],
  'routes/assistant.tsx': () => ['/assistant'],
  'routes/login.tsx': () => ['/login'],
  'routes/register.tsx': () => ['/register'],
  'routes/password-forgotten.tsx': () => ['/password/forgotten'],
  'routes/password-new.tsx': () => ['/password/new'],
  'routes/account.tsx': () => ['/account'],
  'routes/account-orders.tsx': () => ['/account/orders'],
  'routes/account-order.tsx': ({ order }) => [`/account/orders/${order}`],
  'routes/account-addresses.tsx': () => ['/account/addresses'],
  'routes/account-address.tsx': ({ address }) => [address, '/account/addresses/new'],
  'routes/cart.tsx': () => ['/cart'],
  'routes/wish-list.tsx': () => ['/wish-list'],
  'routes/payment-link.tsx': ({ paymentLink }) => [paymentLink],
  'routes/quick-order.tsx': () => ['/quick-order'],
  'routes/checkout-address.tsx': () => ['/checkout/address'],
  'routes/checkout-shipments.tsx': () => ['/checkout/shipments'],
  'routes/checkout-delivery.tsx': () => ['/checkout/delivery'],
  'routes/checkout-payment.tsx': () => ['/checkout/payment'],
  'routes/checkout-review.tsx': () => ['/checkout/review'],
  'routes/checkout-confirmation.tsx': () => ['/checkout/confirmation'],
  'routes/not-found.tsx': () => ['/nirgends'],
};
