import { expect, test } from 'vitest';
import { readPzn } from '../../catalogue/pzn.ts';
import { CartLineItem } from '../../components/cart-page/CartLineItem.tsx';
import { TotalsList } from '../../components/cart-page/TotalsList.tsx';
import { PriceBlock } from '../../components/product/PriceBlock.tsx';
import { PriceNotes } from '../../components/product/PriceNotes.tsx';
import { ProductTile } from '../../components/product/ProductTile.tsx';
import { type ProductView, quantityMaximum } from '../../components/product/product-view.ts';
import { OrderBox } from '../../components/product-page/OrderBox.tsx';
import { ProductBuyBox } from '../../components/product-page/ProductBuyBox.tsx';
import { de } from '../../i18n/de/index.ts';
import { productView, rendered } from '../support.tsx';

const euro = (amount: string) => ({ amount, currency: 'EUR' });
const reduced = (type: 'AVP' | 'UVP', change: Partial<ProductView> = {}) =>
  productView({
    content: { amount: '100', unit: 'g' },
    price: {
      current: euro('5.85'),
      comparison: { ...euro('10.45'), type },
      lowestOf30Days: euro('5.49'),
    },
    ...change,
  });
const tile = (product: ProductView) => rendered(<ProductTile product={product} canOrder />);
const page = (product: ProductView) =>
  rendered(<ProductBuyBox product={product} variants={[]} canOrder />, `/product/detail/${product.id}`);
const cartLine = (product: ProductView) => {
  const line = { id: '0a9', product, quantity: 1, total: euro('5.85'), errors: [], remarks: [] };
  return rendered(<CartLineItem line={line} />, '/cart');
};

test("§6 every price incl. VAT with 'zzgl. Versandkosten' linked: tile, search and product", () => {
  for (const markup of [tile(reduced('AVP')), page(reduced('AVP'))]) {
    expect(markup).toContain('inkl. MwSt., zzgl.');
    expect(markup).toContain('<a href="/info/versand-zahlung" data-discover="true">Versandkosten</a>');
  }
});

test('§6 cart: the total names the tax in it', () => {
  const totals = {
    products: euro('5.85'),
    discount: undefined,
    discounts: [],
    shipping: euro('3.95'),
    tax: euro('1.56'),
    total: euro('9.80'),
  };
  expect(rendered(<TotalsList totals={totals} />)).toContain('inkl. 1,56 € MwSt.');
});

test('§6 the base price per 1 kg or 1 l beside every price: tile, search, product and cart', () => {
  for (const shown of [tile, page, cartLine])
    expect(shown(reduced('AVP')), shown.name).toContain('58,50 € / 1 kg');
});

test('§6 no base price under 10 g or 10 ml', () => {
  const withContent = (amount: string) => tile(reduced('AVP', { content: { amount, unit: 'ml' } }));
  expect(withContent('9.9')).not.toContain('/ 1 l');
  expect(withContent('10')).toContain('/ 1 l');
});

test('§7 a reduction names the lowest price of the last 30 days', () => {
  expect(page(reduced('AVP'))).toContain('Niedrigster Preis der letzten 30 Tage: 5,49 €');
});

test.each([
  [
    '§7 the comparison price of OTC medicines is AVP, with its footnote, and never called UVP',
    'AVP',
    'UVP',
    1,
  ],
  ['§7 the comparison price of other goods is UVP, with its footnote', 'UVP', 'AVP', 2],
] as const)('%s', (_, type, other, footnote) => {
  const markup = rendered(<PriceBlock product={reduced(type)} />);
  expect(markup).toContain(`<span aria-hidden="true">${type}</span>`);
  expect(markup).toContain(`>${footnote}</sup>`);
  expect(markup).not.toContain(other);
  expect(rendered(<PriceNotes products={[reduced(type)]} />)).toContain(de.product.footnote[type]);
});

test('§11 PZN: 8 digits with check digit, 7-digit numbers get a leading zero, spaces and hyphens are accepted', () => {
  const read = (text: string) => readPzn(text);
  for (const typed of ['PZN 4877800', 'PZN-04877800', '04877800', '4877800', 'pzn 048 77 800'])
    expect(read(typed), typed).toEqual({ kind: 'valid', pzn: '04877800' });
  expect(read('PZN 04877801')).toEqual({ kind: 'invalid', pzn: '04877801' });
});

test('§12 maximum packs per order for medicines at risk of misuse', () => {
  const shown = (maximum?: number) =>
    rendered(<OrderBox product={productView(maximum ? { maximum } : {})} canOrder />);
  expect(shown(2)).toContain('Höchstens 2 Packungen je Bestellung');
  expect(shown()).not.toContain('je Bestellung');
  expect(quantityMaximum({ maximum: 2, stock: 20 })).toBe(2);
});
