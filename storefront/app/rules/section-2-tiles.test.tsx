import { expect, test } from 'vitest';
import { AddToCart } from '../components/cart/AddToCart.tsx';
import { BestSellers } from '../components/home/BestSellers.tsx';
import { FormFactorPicture } from '../components/picture/FormFactorPicture.tsx';
import { ProductTile } from '../components/product/ProductTile.tsx';
import { OrderBox } from '../components/product-page/OrderBox.tsx';
import { ProductBuyBox } from '../components/product-page/ProductBuyBox.tsx';
import { countOf, productView, rendered, valuesOf } from './support.tsx';

const tile = (change = {}, canOrder = true) =>
  rendered(<ProductTile product={productView(change)} canOrder={canOrder} />);

test('§2 best sellers: product SKUs shown as product tiles', () => {
  const products = ['a', 'b'].map((id) => productView({ id, name: `Produkt ${id}` }));
  const markup = rendered(<BestSellers products={products} canOrder />);
  expect(countOf(markup, '<article')).toBe(2);
  expect(rendered(<BestSellers products={[]} canOrder />)).toBe('');
});

test('§2 tile: image, name, and price with currency', () => {
  const markup = tile();
  expect(valuesOf(markup, 'alt')).toContain('Packung Liviadol Gel');
  expect(markup).toContain('>Liviadol Gel</a>');
  expect(markup.replace(/<[^>]+>/g, '')).toContain('5,85 €');
});

test('§2 tile: links to product/detail/{productId}', () => {
  expect(valuesOf(tile({ id: '01t000000000002AAA' }), 'href')).toContain(
    '/product/detail/01t000000000002AAA',
  );
});

test('§2 add to cart: the control appears only for logged-in accounts', () => {
  expect(tile({}, true)).toContain('In den Warenkorb');
  expect(tile({}, false)).not.toContain('In den Warenkorb');
});

test('§2 add to cart: if pricing is missing, a price-unavailable message is shown', () => {
  const markup = tile({ price: undefined });
  expect(markup).toContain('Der Preis ist zurzeit nicht verfügbar.');
  expect(markup).not.toContain('In den Warenkorb');
  const page = rendered(<ProductBuyBox product={productView({ price: undefined })} variants={[]} canOrder />);
  expect(page).toContain('Der Preis ist zurzeit nicht verfügbar.');
});

test('§2 add to cart: quantity starts at 1, with a decrement and increment button', () => {
  const markup = rendered(<AddToCart product={productView()} place="tile" />);
  expect(markup).toMatch(/name="quantity"[^>]*value="1"|value="1"[^>]*name="quantity"/);
  expect(valuesOf(markup, 'aria-label')).toEqual(
    expect.arrayContaining(['Menge', 'Menge verringern', 'Menge erhöhen']),
  );
});

test('§2 a product detail address whose product id starts with 01t changes the layout of the control', () => {
  const control = (path: string) => rendered(<OrderBox product={productView()} canOrder />, path);
  expect(control('/product/detail/01t000000000001AAA')).toContain('detail');
  expect(control('/product/detail/0zz000000000001AAA')).not.toMatch(/class="[^"]*detail/);
  expect(control('/category/detail/0ZG000000000001AAA')).not.toMatch(/class="[^"]*detail/);
});

test('§2 pictures: responsive sources per form factor', () => {
  const markup = rendered(<FormFactorPicture url="/cms/delivery/media/MC1" alt="" />);
  const media = new Set(valuesOf(markup, 'media'));
  expect([...media]).toEqual(['(max-width: 47.9375em)', '(max-width: 64em)', '(min-width: 64.0625em)']);
});

test('§2 pictures: shown only when the url is valid (not a mailto) or a valid srcset exists', () => {
  const picture = (url: string) => rendered(<FormFactorPicture url={url} alt="" />);
  expect(picture('/cms/delivery/media/MC1')).toContain('<img');
  expect(['mailto:a@b.example', '', '//evil.example/1'].map(picture)).toEqual(['', '', '']);
});
