import { expect, test } from 'vitest';
import { CartLineItem } from '../../features/cart/CartLineItem.tsx';
import { TotalsList } from '../../features/cart/TotalsList.tsx';
import { ReviewItems } from '../../features/checkout/ReviewItems.tsx';
import { OrderBox } from '../../features/product/OrderBox.tsx';
import { PriceBlock } from '../../features/product/PriceBlock.tsx';
import { PriceNotes } from '../../features/product/PriceNotes.tsx';
import { ProductBuyBox } from '../../features/product/ProductBuyBox.tsx';
import { ProductTile } from '../../features/product/ProductTile.tsx';
import { type ProductView, quantityMaximum } from '../../features/product/product-view.ts';
import { readPzn } from '../../features/product/pzn.ts';
import { toProductView } from '../../features/product/to-product-view.ts';
import { ProductListPage } from '../../features/product-list/ProductListPage.tsx';
import { CheckedList } from '../../features/quick-order/CheckedList.tsx';
import { readLines } from '../../features/quick-order/lines.ts';
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
const search = (product: ProductView) => {
  const none = { filters: [], sortOptions: [], sortRuleId: undefined };
  return rendered(
    <ProductListPage list={{ products: [product], total: 1, page: 1, pages: 1, ...none }} canOrder />,
  );
};
const quickOrder = (product: ProductView) => {
  const line = { text: '04877800', kind: 'pzn' as const, number: '04877800', quantity: 1, isValid: true };
  return rendered(<CheckedList lines={[{ ...line, product, problem: undefined }]} />);
};
const review = (product: ProductView) => {
  const line = { id: '0a9', product, quantity: 1, total: euro('5.85'), errors: [], remarks: [] };
  const shipment = { id: '0a7', isDefault: true, address: undefined, lines: [line] };
  return rendered(<ReviewItems shipments={[shipment]} />);
};
const cartLine = (product: ProductView) => {
  const line = { id: '0a9', product, quantity: 1, total: euro('5.85'), errors: [], remarks: [] };
  return rendered(<CartLineItem line={line} />, '/cart');
};

test("DE-PRICE-01 shows 'inkl. MwSt.' and a link to the delivery costs beside each price", () => {
  for (const shown of [tile, search, page, quickOrder]) {
    const markup = shown(reduced('AVP'));
    expect(markup, shown.name).toContain('5,85');
    expect(markup).toContain('inkl. MwSt., zzgl.');
    expect(markup).toContain('<a href="/info/versand-zahlung">Versandkosten</a>');
  }
});

test('DE-PRICE-02 names the tax that the total of the cart includes', () => {
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

test('DE-PRICE-03 shows the price of 1 kg or 1 l next to each price', () => {
  const litre = reduced('AVP', { content: { amount: '250', unit: 'ml' } });
  for (const shown of [tile, search, page, quickOrder, cartLine, review]) {
    expect(shown(reduced('AVP')), shown.name).toContain('58,50 € / 1 kg');
    expect(shown(litre), shown.name).toContain('23,40 € / 1 l');
  }
});

test('DE-PRICE-04 shows no base price for less than 10 g or 10 ml', () => {
  for (const [unit, base] of [
    ['ml', '/ 1 l'],
    ['g', '/ 1 kg'],
  ] as const) {
    const withContent = (amount: string) => tile(reduced('AVP', { content: { amount, unit } }));
    expect(withContent('9.9'), unit).not.toMatch(/\/ 1 k?[gl]/);
    expect(withContent('10'), unit).toContain(base);
  }
});

test('DE-PRICE-05 names the lowest price within 30 days on the product page, to which the tile links', () => {
  expect(page(reduced('AVP'))).toContain('Niedrigster Preis der letzten 30 Tage: 5,49 €');
  expect(tile(reduced('AVP'))).not.toContain('Niedrigster Preis');
  expect(tile(reduced('AVP'))).toContain('href="/product/detail/01t000000000001AAA"');
});

test.each([
  [
    'DE-PRICE-06 calls the comparison price of medicines AVP, with its footnote, and never UVP',
    'AVP',
    'UVP',
    1,
    ['freiverkäuflich', 'apothekenpflichtig'],
  ],
  [
    'DE-PRICE-07 calls the comparison price of other goods UVP, with its footnote, and never AVP',
    'UVP',
    'AVP',
    2,
    ['Medizinprodukt', 'Nahrungsergänzung', 'Kosmetik'],
  ],
] as const)('%s', (_, type, other, footnote, classes) => {
  const read = (regulatoryClass: string, recorded: string) =>
    toProductView({
      id: '01t000000000001AAA',
      values: {
        regulatoryClass,
        comparisonPriceType: recorded,
      },
      price: { unitPrice: '5.85', listPrice: '10.45', currencyIsoCode: 'EUR' },
    });
  for (const one of classes) {
    expect(rendered(<PriceBlock product={read(one, type)} />), one).toContain(`>${type}</span>`);
    expect(rendered(<PriceBlock product={read(one, other)} />), one).not.toContain(other);
  }
  const markup = rendered(<PriceBlock product={reduced(type)} />);
  expect(markup).toContain(`<span aria-hidden="true">${type}</span>`);
  expect(markup).toContain(`>${footnote}</sup>`);
  expect(markup).not.toContain(other);
  expect(rendered(<PriceNotes products={[reduced(type)]} />)).toContain(de.product.footnote[type]);
});

test('DE-PRODUCT-03 accepts a PZN of 7 or 8 digits with spaces and hyphens and verifies its check digit', () => {
  const read = (text: string) => readPzn(text);
  for (const typed of ['PZN 4877800', 'PZN-04877800', '04877800', '4877800', 'pzn 048 77 800'])
    expect(read(typed), typed).toEqual({ kind: 'valid', pzn: '04877800' });
  expect(read('PZN 04877801')).toEqual({ kind: 'invalid', pzn: '04877801' });
  // Of the numbers 0000005x one has its check digit, of 0000003x none: the remainder 10 is never issued.
  for (let last = 0; last <= 9; last += 1)
    expect(read(`PZN 0000005${last}`).kind, String(last)).toBe(last === 2 ? 'valid' : 'invalid');
  for (let last = 0; last <= 9; last += 1) expect(read(`PZN 0000003${last}`).kind).toBe('invalid');
  expect(readLines('PZN-4877800 x 2')).toMatchObject([{ number: '04877800', isValid: true, quantity: 2 }]);
});

test('DE-PRODUCT-04 states the maximum per order of a product and limits its quantity', () => {
  const shown = (maximum?: number) =>
    rendered(<OrderBox product={productView(maximum ? { maximum } : {})} canOrder />);
  expect(shown(2)).toContain('Höchstens 2 Packungen je Bestellung');
  expect(shown()).not.toContain('je Bestellung');
  expect(quantityMaximum({ maximum: 2, stock: 20 })).toBe(2);
});
