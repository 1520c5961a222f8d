import { expect, test } from 'vitest';
import { shopperAbilities } from '#client/commerce/cart-status.ts';
import { readDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import { storedEffectiveAccountId } from '#client/commerce/effective-account.ts';
import { rememberGuestCart } from '#client/commerce/guest-cart.ts';
import type { Session } from '#client/commerce/session.ts';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { visitMemory } from '#client/testing/visit-memory.ts';
import { chooseAccount } from '../features/account/account.server.ts';
import { CartArrivals } from '../features/cart/CartArrivals.tsx';
import { arrivalsOf, takeGuestCart } from '../features/cart/fill-cart.server.ts';
import { readCheckout } from '../features/checkout/checkout.server.ts';
import { contentTypes } from '../features/content/content-types.ts';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { readHome } from '../features/home/home.server.ts';
import { OrderBox } from '../features/product/OrderBox.tsx';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { SimilarProducts } from '../features/product/SimilarProducts.tsx';
import { AccountLink } from '../features/shell/AccountLink.tsx';
import { readVisitor } from '../features/shell/shell.server.ts';
import { jumpToSlide, nextSlide, previousSlide, swipeDirection } from '../features/slideshow/slides.ts';
import { requireOpenShop } from '../platform/closed-shop.server.ts';
import type { Shop } from '../platform/shop.server.ts';
import { loader as readAddressList } from '../routes/account-addresses.tsx';
import { startQuantity } from '../ui/controls/quantity.ts';
import { checkout, visit } from './checkout-visit.ts';
import { buyer, guest, stubShop } from './stub-shop.ts';
import { productView, rendered } from './support.tsx';

test('SF-BANNER-07 next wraps from slide 3 to 1, previous from 1 to 3', () => {
  expect([1, 2, 3].map((slide) => nextSlide(slide, 3))).toEqual([2, 3, 1]);
  expect([1, 2, 3].map((slide) => previousSlide(slide, 3))).toEqual([3, 1, 2]);
});

test('SF-BANNER-08 a dot gives its own slide number', () => {
  expect([1, 2, 3].map((wanted) => jumpToSlide(1, wanted, 3))).toEqual([1, 2, 3]);
});

test('SF-BANNER-09 a swipe of 81 px changes the slide, one of 80 px does not', () => {
  expect([swipeDirection(200, 119), swipeDirection(100, 181)]).toEqual(['next', 'previous']);
  expect([swipeDirection(200, 120), swipeDirection(100, 180)]).toEqual([undefined, undefined]);
});

test('SF-PAGE-14 similar products that have not arrived are marked as busy', () => {
  const markup = rendered(
    <SimilarProducts products={new Promise(() => {})} ingredient={undefined} canOrder hasPriceNotes />,
  );
  expect(markup).toContain('aria-busy="true"');
});

const OWN = '001000000000001AAA';
const OTHER = '001000000000002AAA';
/** What the header says of the visitor of a shop. */
const header = async (shop: Shop) => rendered(<AccountLink visitor={await readVisitor(shop)} />);

test('SF-SESSION-01 the header invites guests to sign in and greets buyers by name', async () => {
  const context: StubAnswer = [200, { accountId: OWN, profile: { firstName: 'Erika' } }];
  const routes = { 'GET /session-context': () => context };
  const asGuest = stubShop(routes, { session: guest });
  expect(await header(asGuest.shop)).toContain('Anmelden');
  expect(asGuest.requests).toEqual([]);
  const buyer = await header(stubShop(routes).shop);
  expect(buyer).toContain('Hallo, Erika');
  expect(buyer).toContain('Mein Konto');
});

test('SF-SESSION-03 SF-SESSION-05 the header names the chosen account, and an account that is not managed cannot be chosen', async () => {
  const externalManagedAccounts = [
    { accountId: OWN, accountName: 'Erika Sommer', isMyAccount: true },
    { accountId: OTHER, accountName: 'Praxis Dr. Brandt', isMyAccount: false },
  ];
  const names = new Map(
    externalManagedAccounts.map(({ accountId, accountName }) => [accountId, accountName]),
  );
  const { shop } = stubShop({
    'GET /external-managed-accounts': () => [200, { externalManagedAccounts }],
    'GET /session-context': () => {
      const effectiveAccountId = storedEffectiveAccountId(shop.visit) ?? OWN;
      return [
        200,
        { accountId: OWN, effectiveAccountId, effectiveAccountName: names.get(effectiveAccountId) },
      ];
    },
  });
  expect(await header(shop)).not.toContain('für ');
  await chooseAccount(shop, OTHER);
  expect(await header(shop)).toContain('für Praxis Dr. Brandt');
  expect(await chooseAccount(shop, '001000000000003AAA')).toBeUndefined();
  await chooseAccount(shop, OWN);
  expect(await header(shop)).not.toContain('für ');
});

test('SF-CART-09 the cart page counts products that were not taken over and gives the reason', async () => {
  const failedCartItems = [
    { cartItem: '0a9', message: 'Liviadol: Zurzeit nicht lieferbar', status: 'Failed' },
  ];
  const kept = visitMemory();
  rememberGuestCart(kept, guest, { cartId: '0a6000000000001AAA' });
  const { shop } = stubShop(
    {
      'POST /actions/preserve': () => [200, { numberOfProductsWithError: 2, failedCartItems }],
      'GET /compact-summary': () => [200, { asyncOperationStatus: 'Completed' }],
    },
    { kept },
  );
  await takeGuestCart(shop, buyer);
  const arrived = new Request('https://shop.example/cart?arrived=1');
  const markup = rendered(<CartArrivals arrivals={arrivalsOf(shop, arrived)} />, '/cart');
  expect(markup).toContain('2 Produkte aus Ihrem Warenkorb von vorhin konnten nicht übernommen werden.');
  expect(markup).toContain('<li>Liviadol: Zurzeit nicht lieferbar</li>');
  expect(markup.match(/<li>/g)).toHaveLength(2);
});

test('SF-QUANTITY-01 the order box starts with a quantity of 1', () => {
  expect(startQuantity).toBe(1);
  expect(rendered(<OrderBox product={productView()} canOrder />)).toContain('value="1"');
});

test('SF-SESSION-10 guests may have a cart and check out only as the store allows', () => {
  expect(shopperAbilities(guest, {})).toEqual({ isCartAllowed: false, isCheckoutAllowed: false });
  expect(shopperAbilities(guest, { guestCartEnabled: true })).toEqual({
    isCartAllowed: true,
    isCheckoutAllowed: false,
  });
  expect(shopperAbilities(guest, { guestCheckoutEnabled: true })).toEqual({
    isCartAllowed: false,
    isCheckoutAllowed: false,
  });
  expect(shopperAbilities(guest, { guestCartEnabled: true, guestCheckoutEnabled: true })).toEqual({
    isCartAllowed: true,
    isCheckoutAllowed: true,
  });
  expect(rendered(<OrderBox product={productView()} canOrder={false} />)).toContain('Zum Bestellen anmelden');
});

test('SF-SESSION-11 buyers may have a cart and check out whatever the store allows guests', () => {
  expect(shopperAbilities({ isGuest: false }, {})).toEqual({ isCartAllowed: true, isCheckoutAllowed: true });
  expect(rendered(<OrderBox product={productView()} canOrder />)).toContain('In den Warenkorb');
});

test('SF-TILE-02 a tile offers the order only to those who may order', () => {
  const tile = (canOrder: boolean) => rendered(<ProductTile product={productView()} canOrder={canOrder} />);
  expect([tile(true), tile(false)].map((markup) => markup.includes('In den Warenkorb'))).toEqual([
    true,
    false,
  ]);
});

test('SF-HOME-03 the home page of a guest has the guest block, that of a buyer does not', async () => {
  const home = { sections: [{ type: 'guestBlock', block: { contentKey: 'G' } }] };
  const answer = ({ url }: Request): StubAnswer => {
    const isHome = new URL(url).searchParams.get('contentTypeFQN') === contentTypes.home;
    const content = isHome
      ? { contentKey: 'H', contentBody: home }
      : { contentKey: 'G', contentBody: { title: 'Hallo', image: 'MC1' } };
    return [200, { contents: [content] }];
  };
  const shown = async (session: Session) => {
    const home = await readHome(stubShop({ 'GET /contents': answer }, { session }).shop);
    return 'sections' in home ? rendered(<PageSections sections={home.sections} canOrder={false} />) : '';
  };
  expect(await shown(guest)).toContain('Hallo');
  expect(await shown(buyer)).toBe('');
});

const sentAway = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
};
const page = (path: string) => new Request(`https://shop.example${path}`);
const visitor = (isGuest: boolean, flags: object = {}) =>
  ({
    session: { isGuest },
    language: 'de',
    path: '/product/detail/01t000000000001AAA',
    applicationContext: flags,
  }) as unknown as Shop;

test('SF-SESSION-09 a closed shop sends guests to sign in', () => {
  const closed = { guestBrowsingEnabled: false };
  const product = page('/product/detail/01t000000000001AAA');
  expect(sentAway(() => requireOpenShop(visitor(true, closed), product))).toMatch(/^\/login\?from=/);
  expect(sentAway(() => requireOpenShop(visitor(false, closed), product))).toBeNull();
  expect(sentAway(() => requireOpenShop(visitor(true, { guestBrowsingEnabled: true }), product))).toBeNull();
});

test('SF-ADDRESS-01 the address book sends guests to sign in', async () => {
  const opened = (session: Session) => {
    const { shop } = stubShop({ 'GET /addresses': () => [200, { items: [] }] }, { session });
    return visit(readAddressList, shop, page('/account/addresses'));
  };
  const thrown = await opened(guest).catch((answer: Response) => answer.headers.get('location'));
  expect(thrown).toBe('/login?from=%2Faccount%2Faddresses');
  expect(await opened(buyer)).toMatchObject({ addresses: [] });
});

test('SF-DELIVERY-01 empty delivery groups are left out, and the first becomes default where none is', async () => {
  const group = (id: string, totalCartItemCount: number, isDefault = false) => ({
    id,
    totalCartItemCount,
    isDefault,
    availableDeliveryMethods: [],
  });
  const shown = async (...items: object[]) => {
    const { shop } = stubShop({
      'GET /delivery-groups': () => [200, { items }],
      'GET /checkouts/active': () => checkout(200, { deliveryGroups: { items } }),
    });
    const { deliveries } = await readCheckout(shop, page('/checkout/delivery'));
    const ofCart = await readDeliveryGroups(shop.platform);
    return [deliveries, ofCart].map((groups) => groups.map(({ id, isDefault }) => [id, isDefault]));
  };
  const first = [
    ['a', true],
    ['b', false],
  ];
  expect(await shown(group('empty', 0, true), group('a', 2), group('b', 1))).toEqual([first, first]);
  const second = [
    ['a', false],
    ['b', true],
  ];
  expect(await shown(group('a', 2), group('b', 1, true))).toEqual([second.toReversed(), second]);
});
