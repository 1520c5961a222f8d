import { expect, test } from 'vitest';
import { CartLineItem } from '../../features/cart/CartLineItem.tsx';
import { withoutForbiddenTeasers } from '../../features/content/sections/teasers.server.ts';
import { CouponBox } from '../../features/coupon/CouponBox.tsx';
import { addCoupon } from '../../features/coupon/coupon.server.ts';
import { readBestSellers } from '../../features/home/best-sellers.server.ts';
import { PriceBlock } from '../../features/product/PriceBlock.tsx';
import { PriceNotes } from '../../features/product/PriceNotes.tsx';
import { ProductBuyBox } from '../../features/product/ProductBuyBox.tsx';
import { ProductTile } from '../../features/product/ProductTile.tsx';
import { readSimilarProducts } from '../../features/product/product.server.ts';
import { valuesOf } from '../../features/product/product-fields.ts';
import type { ProductView } from '../../features/product/product-view.ts';
import { toProductView } from '../../features/product/to-product-view.ts';
import { CheckedList } from '../../features/quick-order/CheckedList.tsx';
import { checkList } from '../../features/quick-order/quick-order.server.ts';
import { WishList } from '../../features/wish-list/WishList.tsx';
import { packageFields } from '../../settings/field-mapping.ts';
import { stubShop } from '../stub-shop.ts';
import { productView, rendered } from '../support.tsx';

const RX = '01tPRESCRIPTION';
const FREE = '01tFREELYSOLD00';
const euro = (amount: string) => ({ amount, currency: 'EUR' });
const classOf = (id: string) => (id === RX ? 'verschreibungspflichtig' : 'apothekenpflichtig');
/** Compared by whoever fills the records, which must not show. */
const price = { current: euro('5.85'), comparison: { ...euro('10.45'), type: 'AVP' as const } };
const free = productView({ id: FREE, price, regulatoryClass: 'apothekenpflichtig' });
const bound = productView({ id: RX, price, regulatoryClass: 'verschreibungspflichtig' });
const fields = (id: string) => ({
  Name: id,
  L2C_CM_RegulatoryClassification__c: classOf(id),
  L2C_CM_PZN__c: '04877800',
  ComparisonPriceType__c: 'AVP',
  LowestPrice30Days__c: '4.99',
  AvailableToOrder__c: '20',
});

const tile = (product: ProductView, canOrder = true) =>
  rendered(<ProductTile product={product} canOrder={canOrder} />);
const page = (product: ProductView, canOrder = true) =>
  rendered(<ProductBuyBox product={product} variants={[]} canOrder={canOrder} />);

test("DE-PRESCRIPTION-01 shows 'Rezept erforderlich' instead of a way into the cart", async () => {
  const order = /In den Warenkorb|action="\/cart|Zum Bestellen anmelden/;
  for (const canOrder of [true, false])
    for (const shown of [tile, page]) {
      expect(shown(bound, canOrder)).toContain('Rezept erforderlich');
      expect(shown(bound, canOrder)).not.toMatch(order);
      expect(shown(free, canOrder)).not.toContain('Rezept erforderlich');
    }
  for (const shown of [tile, page]) expect(shown(free)).toMatch(order);
  const wished = rendered(<WishList products={[bound]} canOrder canOrderFromTiles failure={undefined} />);
  expect(wished).toContain('Rezept erforderlich');
  expect(wished).not.toMatch(order);
  expect(wished).not.toContain('method="post" action="/"');

  const { shop } = stubShop({
    'GET /search/products': () => [
      200,
      { productsPage: { total: 1, products: [{ id: RX, name: 'Rx', fields: searched(RX) }] } },
    ],
  });
  const [line] = await checkList(shop, '04877800');
  expect(line?.problem).toBe('prescription');
  expect(rendered(<CheckedList lines={line ? [line] : []} />)).not.toContain('<button');
});

/** Fields as a search answers them. */
const searched = (id: string) =>
  Object.fromEntries(Object.entries(fields(id)).map(([name, value]) => [name, { value }]));

test('DE-PRESCRIPTION-02 shows no crossed-out price, saving or lowest price, whatever the record holds', () => {
  const answer = { unitPrice: '5.85', listPrice: '10.45', currencyIsoCode: 'EUR' };
  const read = (id: string) =>
    toProductView({ id, values: valuesOf(packageFields, fields(id)), price: answer });
  expect(read(RX).price).toEqual({ current: euro('5.85') });
  expect(read(FREE).price?.comparison).toEqual({ ...euro('10.45'), type: 'AVP' });

  const reduced = /<s>|−44|Sie sparen|AVP|UVP|Niedrigster Preis/;
  const line = (product: ProductView) =>
    rendered(
      <CartLineItem
        line={{ id: '0a9', product, quantity: 1, total: euro('5.85'), errors: [], remarks: [] }}
      />,
      '/cart',
    );
  for (const shown of [tile, page]) expect(shown(free), shown.name).toMatch(reduced);
  for (const shown of [tile, page, line]) expect(shown(bound), shown.name).not.toMatch(reduced);
  expect(rendered(<PriceBlock product={bound} />)).toContain('5,85');
  expect(rendered(<PriceNotes products={[bound]} />)).toBe('');
});

test('DE-PRESCRIPTION-03 leaves prescription medicines out of best sellers and similar products', async () => {
  const ids = [RX, FREE];
  const sold = ids.map((id) => ({ id, sku: id, pzn: '', name: id, productClass: classOf(id), fields: {} }));
  const prices = { currencyIsoCode: 'EUR', pricingLineItemResults: [] };
  const { shop } = stubShop({
    'GET /getCommerceProducts': () => [200, { products: sold }],
    'GET /getCommerceProductsPrice': () => [200, prices],
    'GET /search/products': () => [
      200,
      { productsPage: { total: 2, products: ids.map((id) => ({ id, name: id, fields: searched(id) })) } },
    ],
  });
  expect((await readBestSellers(shop, ids)).map(({ id }) => id)).toEqual([FREE]);
  const similar = { product: { ...free, activeIngredient: 'Ibuprofen' }, categoryId: undefined };
  const found = await readSimilarProducts(shop, similar as Parameters<typeof readSimilarProducts>[1]);
  expect(found.map(({ id }) => id)).toEqual([FREE]);
});

test('DE-PRESCRIPTION-04 leaves out teasers that link to a prescription medicine or cannot be checked', async () => {
  const to = (id: string) => `/product/detail/${id}`;
  const sections: Parameters<typeof withoutForbiddenTeasers>[1] = [
    {
      type: 'slideshow',
      slides: [{ buttonLink: to(RX) }, { buttonLink: to(FREE) }, { buttonLink: '/category/detail/0ZG' }],
      showFooter: false,
      rotationSeconds: undefined,
    },
    { type: 'topBrands', brands: [{ link: to(RX) }, { link: '/search' }] },
    { type: 'guestBlock', block: { buttonLink: to(RX) } },
    {
      type: 'layout',
      columns: [{ portion: '100%', elements: [{ kind: 'link', text: 'Ansehen', link: to(RX) }] }],
      directions: {},
      background: undefined,
    },
  ];
  const products = [RX, FREE].map((id) => ({ id, success: true, fields: fields(id) }));
  const allowed = (answer: [number, object]) =>
    withoutForbiddenTeasers(stubShop({ 'GET /products': () => answer }).shop, sections);
  expect(await allowed([200, { products }])).toEqual([
    { ...sections[0], slides: [{ buttonLink: to(FREE) }, { buttonLink: '/category/detail/0ZG' }] },
    { type: 'topBrands', brands: [{ link: '/search' }] },
  ]);
  expect(await allowed([404, [{ errorCode: 'NOT_FOUND', message: '' }]])).toMatchObject([
    { slides: [{ buttonLink: '/category/detail/0ZG' }] },
    { brands: [{ link: '/search' }] },
  ]);
});

test('DE-PRESCRIPTION-06 shows why a coupon is refused and keeps it in its field', async () => {
  const { shop } = stubShop({
    'POST /cart-coupons': () => [
      400,
      [{ errorCode: 'COUPON_NOT_APPLICABLE', message: 'Gilt nicht für Arzneimittel.' }],
    ],
  });
  const form = new FormData();
  form.set('couponCode', 'REZEPT');
  const refused = await addCoupon(shop, form);
  const markup = rendered(<CouponBox coupons={[]} refused={refused} />, '/cart');
  expect(markup).toContain('Gilt nicht für Arzneimittel.');
  expect(markup).toContain('value="REZEPT"');
});
