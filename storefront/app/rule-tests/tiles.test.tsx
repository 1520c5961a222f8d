import { expect, test } from 'vitest';
import type { Session } from '#client/commerce/session.ts';
import { AddToCart } from '../features/cart/AddToCart.tsx';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { BestSellers } from '../features/home/BestSellers.tsx';
import { readBestSellers } from '../features/home/best-sellers.server.ts';
import { OrderBox } from '../features/product/OrderBox.tsx';
import { ProductBuyBox } from '../features/product/ProductBuyBox.tsx';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { Recommendations } from '../features/product/Recommendations.tsx';
import { ordersFromTiles } from '../platform/shop.server.ts';
import Product from '../routes/product.tsx';
import { FormFactorPicture } from '../ui/picture/FormFactorPicture.tsx';
import { stubShop } from './stub-shop.ts';
import { composed, countOf, productView, rendered, renderedWhole, valuesOf } from './support.tsx';

/** A product as the site's own method answers it. */
const soldProduct = (sku: string) => ({
  id: sku,
  sku,
  pzn: '',
  name: `Produkt ${sku}`,
  productClass: 'Kosmetik',
  fields: {},
});

const tile = (change = {}, canOrder = true) =>
  rendered(<ProductTile product={productView(change)} canOrder={canOrder} />);

test('SF-HOME-04 best sellers are read by stock keeping unit and shown as tiles', async () => {
  const { shop, requests } = stubShop({
    'GET /getCommerceProducts': () => [200, { products: ['OF-1', 'OF-2'].map(soldProduct) }],
    'GET /getCommerceProductsPrice': () => [200, { currencyIsoCode: 'EUR', pricingLineItemResults: [] }],
  });
  const products = await readBestSellers(shop, ['OF-1', 'OF-2']);
  const asked = new URL(requests[0]?.url ?? '').searchParams.get('methodParams') ?? '{}';
  expect(JSON.parse(asked)).toMatchObject({ skus: ['OF-1', 'OF-2'] });
  const markup = rendered(<BestSellers products={products} canOrder />);
  expect(countOf(markup, '<article')).toBe(2);
  for (const name of ['Produkt OF-1', 'Produkt OF-2']) expect(markup).toContain(`>${name}</a>`);
  expect(rendered(<BestSellers products={[]} canOrder />)).toBe('');
});

test('SF-TILE-01 a tile shows picture, name and price with currency', () => {
  const markup = tile();
  expect(valuesOf(markup, 'alt')).toContain('Packung Liviadol Gel');
  expect(markup).toContain('>Liviadol Gel</a>');
  expect(markup.replace(/<[^>]+>/g, '')).toContain('5,85 €');
});

test('SF-PAGE-01 a tile links to the page of its product', () => {
  expect(valuesOf(tile({ id: '01t000000000002AAA' }), 'href')).toContain(
    '/product/detail/01t000000000002AAA',
  );
});

test('SF-TILE-02 SF-TILE-03 only buyers order from tiles; the product page lets guests order who may have a cart', async () => {
  const product = productView();
  const page = { product, images: [], variants: [], crumbs: [] };
  const controls = async (visitor: { isGuest: boolean; canOrder: boolean }) => {
    const similar = Promise.resolve([productView({ id: '01t000000000002AAA', name: 'Anderes' })]);
    const canOrderFromTiles = ordersFromTiles({
      session: { isGuest: visitor.isGuest } as Session,
      abilities: { isCartAllowed: visitor.canOrder, isCheckoutAllowed: visitor.canOrder },
    });
    const recommended = Promise.resolve([productView({ id: '01t000000000003AAA', name: 'Dazu' })]);
    const loaderData = { page, similar, recommended, canOrder: visitor.canOrder, canOrderFromTiles };
    const markup = await renderedWhole(
      <Product {...({ loaderData } as unknown as Parameters<typeof Product>[0])} />,
    );
    const [own = '', others = ''] = markup.split('id="similar-products"');
    return [own, others].map((part) => part.includes('In den Warenkorb'));
  };
  expect(await controls({ isGuest: true, canOrder: false })).toEqual([false, false]);
  expect(await controls({ isGuest: true, canOrder: true })).toEqual([true, false]);
  expect(await controls({ isGuest: false, canOrder: true })).toEqual([true, true]);
  expect(tile({}, true)).toContain('In den Warenkorb');
  expect(tile({}, false)).not.toContain('In den Warenkorb');
});

test('SF-TILE-10 a page is served without its recommendations, whether they are there or not', async () => {
  const served = (products: Promise<ReturnType<typeof productView>[]>) =>
    renderedWhole(<Recommendations products={products} canOrder={false} hasPriceNotes />);
  expect(await served(Promise.resolve([productView()]))).toBe('');
  expect(await served(new Promise(() => {}))).toBe('');
});

test('SF-TILE-04 a product without a price says so and cannot be ordered', () => {
  const markup = tile({ price: undefined });
  expect(markup).toContain('Der Preis ist zurzeit nicht verfügbar.');
  expect(markup).not.toContain('In den Warenkorb');
  const page = rendered(<ProductBuyBox product={productView({ price: undefined })} variants={[]} canOrder />);
  expect(page).toContain('Der Preis ist zurzeit nicht verfügbar.');
});

test('SF-QUANTITY-01 a quantity starts at 1 between two buttons', () => {
  const markup = rendered(<AddToCart product={productView()} place="tile" />);
  expect(markup).toMatch(/name="quantity"[^>]*value="1"|value="1"[^>]*name="quantity"/);
  expect(valuesOf(markup, 'aria-label')).toEqual(
    expect.arrayContaining(['Menge', 'Menge verringern', 'Menge erhöhen']),
  );
});

test('SF-TILE-05 the control is large where the address names a product id that begins with 01t', () => {
  const control = (path: string) => rendered(<OrderBox product={productView()} canOrder />, path);
  const isLarge = (path: string) => /<form[^>]*class="[^"]*detail/.test(control(path));
  expect(isLarge('/product/detail/01t000000000001AAA')).toBe(true);
  expect(isLarge('/product/detail/0zz000000000001AAA')).toBe(false);
  expect(isLarge('/category/detail/0ZG000000000001AAA')).toBe(false);
});

test('SF-PICTURE-01 a wide picture has sources for three form factors', () => {
  const markup = rendered(<FormFactorPicture url="/cms/delivery/media/MC1" alt="" />);
  const media = new Set(valuesOf(markup, 'media'));
  expect([...media]).toEqual(['(max-width: 47.9375em)', '(max-width: 64em)', '(min-width: 64.0625em)']);
});

test('SF-PICTURE-05 a picture is shown only with a valid address or a valid srcset', () => {
  const picture = (url: string) => rendered(<FormFactorPicture url={url} alt="" />);
  expect(picture('/cms/delivery/media/MC1')).toContain('<img');
  expect(['mailto:a@b.example', '', '//evil.example/1'].map(picture)).toEqual(['', '', '']);
  const background = (desktop: object) =>
    rendered(
      <PageSections
        sections={composed({ sections: [{ type: 'layout', columns: [], background: { desktop } }] })}
        canOrder={false}
      />,
    );
  for (const url of [undefined, 'mailto:a@b.example']) {
    expect(valuesOf(background({ url, srcSet: '/a.webp 640w, /b.webp 1920w' }), 'src')).toEqual(['/a.webp']);
    expect(background({ url, srcSet: 'mailto:a@b.example 640w' })).not.toContain('<img');
  }
});
