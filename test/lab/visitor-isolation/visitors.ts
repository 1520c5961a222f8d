import { encodeRefinements } from '#client/commerce/refinements.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { NEW_PASSWORD, openAccount } from '../../open-account.ts';
import { shopCookie } from '../../sign-in.ts';
import { outsideScenario } from '../../stack/scenario.ts';

const STORE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const GUEST_STORE = `/webruntime/api${STORE}`;

/** Somebody in a browser of their own. */
export interface Visitor {
  /** Whom examples tell of. */
  readonly name: string;
  readonly cookie: string;
  /** Whether this is a guest, who has no pages of an account. */
  readonly isGuest: boolean;
  /** What only this person's pages may contain: name, mail address, ids of account, cart and cart item; a wish. */
  readonly marks: readonly string[];
  /** What each page of theirs contains; undefined for a guest of whom nothing is known. */
  readonly own: string | undefined;
}

/** A visitor with an account, and with a pack in the cart. */
export interface Buyer extends Visitor {
  readonly cartId: string;
}

/** A guest, every second with a wish list: the others get what all guests share. */
export function newGuest(number: number): Visitor {
  const wish = `01tProbe${letters(number).padEnd(7, 'x')}`;
  const hasWish = number % 2 === 0;
  return {
    name: `guest ${number}`,
    cookie: hasWish ? `kept_wishList=${wish}` : '',
    isGuest: true,
    marks: hasWish ? [wish] : [],
    own: hasWish ? wish : undefined,
  };
}

/** Where visitors go, and the platform behind it. */
export interface Places {
  readonly storefront: string;
  readonly mock: string;
}

/** Opens an account for a visitor and puts a pack into their cart. */
export async function newVisitor(
  { storefront, mock }: Places,
  number: number,
  productId: string,
): Promise<Buyer> {
  const firstName = `Probe${letters(number)}`;
  const email = `${firstName.toLowerCase()}@offizin.example`;
  const person = { firstName, lastName: `Kunde${letters(number)}`, email };
  const accountId = await openAccount(mock, person);
  const cookie = await outsideScenario(() =>
    shopCookie(storefront, { username: email, password: NEW_PASSWORD }),
  );
  const item = { productId, quantity: '1', type: 'Product' };
  const { body } = await post(storefront, `${STORE}/carts/current/cart-items`, item, cookie);
  const marks = [firstName, person.lastName, email, accountId, body.cartId, body.cartItemId];
  return {
    name: firstName,
    cookie,
    isGuest: false,
    marks: marks.map(String),
    own: firstName,
    cartId: String(body.cartId),
  };
}

/** Addresses of a page of each kind: what everybody sees, and what is one's own. */
export async function pagesToVisit(storefront: string): Promise<{ paths: string[]; productId: string }> {
  const home = await (await fetch(storefront)).text();
  const linkLike = (pattern: RegExp) => {
    const found = pattern.exec(home)?.[0];
    if (!found) throw new Error(`The home page has no link like ${pattern}.`);
    return found;
  };
  const productId = await buyableProduct(storefront);
  const category = linkLike(/\/category\/[^"?]+/);
  const paths = [
    '/',
    '/cart',
    '/account',
    '/account/orders',
    '/en/cart',
    '/search?q=creme',
    `/product/detail/${productId}`,
    category,
  ];
  return { paths, productId };
}

/** A cosmetic, which has no limit per order. */
async function buyableProduct(storefront: string): Promise<string> {
  const refinements = encodeRefinements(['L2C_CM_RegulatoryClassification__c:Kosmetik']);
  const query = new URLSearchParams({ searchTerm: 'Creme', fields: 'Name', refinements });
  const address = `${storefront}${GUEST_STORE}/search/products?${query}`;
  const answer = await outsideScenario(() => fetch(address));
  const { productsPage } = (await answer.json()) as { productsPage: { products: { id: string }[] } };
  const [product] = productsPage.products;
  if (!product) throw new Error('The shop has no cosmetics.');
  return product.id;
}

async function post(storefront: string, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await outsideScenario(() => fetch(storefront + path, sent));
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return { body: JSON.parse(text) as Record<string, unknown> };
}

/** A number in letters, all of one length so that no name is part of another. */
function letters(number: number): string {
  return [...String(number).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
