import { expect, test } from 'vitest';
import { shopperAbilities } from '#client/commerce/cart-status.ts';
import { type DeliveryGroup, usableDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import { CartArrivals } from '../components/cart-page/CartArrivals.tsx';
import { ProductTile } from '../components/product/ProductTile.tsx';
import { startQuantity } from '../components/product/quantity.ts';
import { OrderBox } from '../components/product-page/OrderBox.tsx';
import { SimilarProducts } from '../components/product-page/SimilarProducts.tsx';
import { PageSections } from '../components/sections/PageSections.tsx';
import { AccountLink } from '../components/shell/AccountLink.tsx';
import { jumpToSlide, nextSlide, previousSlide, swipeDirection } from '../components/slideshow/slides.ts';
import { requireOpenShop } from '../platform/closed-shop.server.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import type { Shop } from '../platform/shop.server.ts';
import { composed, productView, rendered } from './support.tsx';

test('§4 banner: next wraps 3 to 1, previous wraps 1 to 3', () => {
  expect([1, 2, 3].map((slide) => nextSlide(slide, 3))).toEqual([2, 3, 1]);
  expect([1, 2, 3].map((slide) => previousSlide(slide, 3))).toEqual([3, 1, 2]);
});

test('§4 banner: a dot sets the index', () => {
  expect([1, 2, 3].map((wanted) => jumpToSlide(1, wanted, 3))).toEqual([1, 2, 3]);
});

test('§4 banner: a swipe beyond 80 px moves to the next or previous slide', () => {
  expect([swipeDirection(200, 119), swipeDirection(100, 181)]).toEqual(['next', 'previous']);
  expect([swipeDirection(200, 120), swipeDirection(100, 180)]).toEqual([undefined, undefined]);
});

test('§4 data loading: what is still to come is shown as loading', () => {
  const markup = rendered(
    <SimilarProducts products={new Promise(() => {})} ingredient={undefined} canOrder hasPriceNotes />,
  );
  expect(markup).toContain('aria-busy="true"');
});

test('§4 session: guest or signed-in', () => {
  expect(rendered(<AccountLink visitor={{ isGuest: true }} />)).toContain('Anmelden');
  const buyer = rendered(<AccountLink visitor={{ isGuest: false, firstName: 'Erika' }} />);
  expect(buyer).toContain('Hallo, Erika');
  expect(buyer).toContain('Mein Konto');
});

test('§4 changing the effective account shows for whom the buyer acts', () => {
  const visitor = { isGuest: false, firstName: 'Erika', actingFor: 'Praxis Dr. Brandt' };
  expect(rendered(<AccountLink visitor={visitor} />)).toContain('für Praxis Dr. Brandt');
});

test('§4 the number of products with errors after a guest cart is merged', () => {
  const leftOut = [{ name: 'Liviadol', reason: 'Zurzeit nicht lieferbar' }];
  const markup = rendered(<CartArrivals arrivals={{ kind: 'merged', count: 2, leftOut }} />, '/cart');
  expect(markup).toMatch(/2 /);
  expect(markup).toContain('<strong>Liviadol</strong>: Zurzeit nicht lieferbar');
});

test('§4 quantity control: starts at 1', () => {
  expect(startQuantity).toBe(1);
  expect(rendered(<OrderBox product={productView()} canOrder />)).toContain('value="1"');
});

test('§6 guest cart and guest checkout are allowed only when the application context enables them', () => {
  const guest = { isGuest: true };
  expect(shopperAbilities(guest, {})).toEqual({ isCartAllowed: false, isCheckoutAllowed: false });
  expect(shopperAbilities(guest, { guestCartEnabled: true })).toEqual({
    isCartAllowed: true,
    isCheckoutAllowed: false,
  });
  expect(rendered(<OrderBox product={productView()} canOrder={false} />)).toContain('Zum Bestellen anmelden');
});

test('§6 for logged-in users they count as enabled', () => {
  expect(shopperAbilities({ isGuest: false }, {})).toEqual({ isCartAllowed: true, isCheckoutAllowed: true });
  expect(rendered(<OrderBox product={productView()} canOrder />)).toContain('In den Warenkorb');
});

test('§6 the add-to-cart control on product tiles appears only for logged-in accounts', () => {
  const tile = (canOrder: boolean) => rendered(<ProductTile product={productView()} canOrder={canOrder} />);
  expect([tile(true), tile(false)].map((markup) => markup.includes('In den Warenkorb'))).toEqual([
    true,
    false,
  ]);
});

test('§6 the guest-only image block shows to guests only', () => {
  const shown = (isGuest: boolean) => {
    const block = {
      sections: [{ type: 'guestBlock', block: { contentKey: 'G' } }],
      contents: { G: { title: 'Hallo' } },
    };
    return rendered(<PageSections sections={composed({ ...block, isGuest })} canOrder={!isGuest} />);
  };
  expect([shown(true), shown(false)].map((markup) => markup.includes('Hallo'))).toEqual([true, false]);
});

const sentAway = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
};
const visit = (path: string) => new Request(`https://shop.example${path}`);
const visitor = (isGuest: boolean, flags: object = {}) =>
  ({ session: { isGuest }, language: 'de', applicationContext: flags }) as unknown as Shop;

test('§6 guest browsing follows its platform flag', () => {
  const closed = { guestBrowsingEnabled: false };
  const product = visit('/product/detail/01t000000000001AAA');
  expect(sentAway(() => requireOpenShop(visitor(true, closed), product))).toMatch(/^\/login\?from=/);
  expect(sentAway(() => requireOpenShop(visitor(false, closed), product))).toBeNull();
  expect(sentAway(() => requireOpenShop(visitor(true, { guestBrowsingEnabled: true }), product))).toBeNull();
});

test('§6 the address list is unavailable to guests', () => {
  const list = visit('/account/addresses');
  expect(sentAway(() => requireBuyer(visitor(true), list))).toBe('/login?from=%2Faccount%2Faddresses');
  expect(sentAway(() => requireBuyer(visitor(false), list))).toBeNull();
});

test('§5 delivery groups with zero items are dropped; if none is default, the first becomes default', () => {
  const group = (id: string, totalCartItemCount: number, isDefault = false) =>
    ({ id, totalCartItemCount, isDefault }) as unknown as DeliveryGroup;
  const shown = usableDeliveryGroups([group('empty', 0, true), group('a', 2), group('b', 1)]);
  expect(shown.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});
