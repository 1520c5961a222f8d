import { expect, test } from 'vitest';
import { CartContents } from '../../features/cart/CartContents.tsx';
import { BestSellers } from '../../features/home/BestSellers.tsx';
import { ProductBuyBox } from '../../features/product/ProductBuyBox.tsx';
import { ProductDetails } from '../../features/product/ProductDetails.tsx';
import { ProductGallery } from '../../features/product/ProductGallery.tsx';
import { readProductPage } from '../../features/product/product.server.ts';
import type { ProductView } from '../../features/product/product-view.ts';
import { SimilarProducts } from '../../features/product/SimilarProducts.tsx';
import { toProductView } from '../../features/product/to-product-view.ts';
import { ProductListPage } from '../../features/product-list/ProductListPage.tsx';
import { CheckedList } from '../../features/quick-order/CheckedList.tsx';
import { WishList } from '../../features/wish-list/WishList.tsx';
import { stubShop } from '../stub-shop.ts';
import { countOf, productView, rendered, renderedWhole } from '../support.tsx';

const SENTENCE =
  'Zu Risiken und Nebenwirkungen lesen Sie die Packungsbeilage und fragen Sie Ihre Ärztin, Ihren Arzt oder in Ihrer Apotheke.';
const read = (values: Parameters<typeof toProductView>[0]['values']) =>
  toProductView({
    id: '01t000000000001AAA',
    values: { Name: 'Liviadol Gel', stock: '20', ...values },
    price: { unitPrice: '5.85', currencyIsoCode: 'EUR' },
  });
/** The medicines that need the sentence: by their class, or because their record says so. */
const medicines = [
  read({ regulatoryClass: 'apothekenpflichtig' }),
  read({ regulatoryClass: 'freiverkäuflich', needsMandatoryText: 'true' }),
];
const euro = (amount: string) => ({ amount, currency: 'EUR' });
const totals = {
  products: euro('5.85'),
  discount: undefined,
  discounts: [],
  shipping: euro('3.95'),
  tax: euro('1.56'),
  total: euro('9.80'),
};

/** Every place in which products are offered, and the cart. */
const places: Record<string, (product: ProductView) => string | Promise<string>> = {
  product: (product) => rendered(<ProductBuyBox product={product} variants={[]} canOrder />),
  'category and search': (product) => {
    const none = { filters: [], sortOptions: [], sortRuleId: undefined };
    return rendered(
      <ProductListPage list={{ products: [product], total: 1, page: 1, pages: 1, ...none }} canOrder />,
    );
  },
  'best sellers': (product) => rendered(<BestSellers products={[product]} canOrder />),
  'similar products': (product) =>
    renderedWhole(
      <SimilarProducts
        products={Promise.resolve([product])}
        ingredient={undefined}
        canOrder
        hasPriceNotes={false}
      />,
    ),
  'wish list': (product) =>
    rendered(<WishList products={[product]} canOrder canOrderFromTiles failure={undefined} />),
  'quick order': (product) => {
    const line = { text: '04877800', kind: 'pzn' as const, number: '04877800', quantity: 1, isValid: true };
    return rendered(<CheckedList lines={[{ ...line, product, problem: undefined }]} />);
  },
  cart: (product) => {
    const line = { id: '0a9', product, quantity: 1, total: euro('5.85'), errors: [], remarks: [] };
    const cart = { cartId: '0a6', lines: [line], coupons: [], couponRemarks: [], totals };
    return rendered(
      <CartContents
        cart={
          {
            ...cart,
            isProcessing: false,
            hasErrors: false,
            isCheckoutAllowed: true,
            isReadyForCheckout: true,
            lineCount: 1,
          } as never
        }
        pages={1}
        freeShipping={undefined}
        refusedCoupon={undefined}
        conditions={undefined}
      />,
      '/cart',
    );
  },
};

test('DE-MEDICINE-01 shows the risk sentence once wherever a medicine is offered, and in the cart', async () => {
  for (const [place, show] of Object.entries(places))
    for (const medicine of medicines) expect(countOf(await show(medicine), `>${SENTENCE}<`), place).toBe(1);
});

test('DE-MEDICINE-02 shows no risk sentence for goods that do not need it', async () => {
  for (const [place, show] of Object.entries(places)) {
    for (const regulatoryClass of ['freiverkäuflich', 'Medizinprodukt', 'Nahrungsergänzung', 'Kosmetik']) {
      const markup = await show(read({ regulatoryClass }));
      expect(markup, place).toContain('Liviadol Gel');
      expect(markup, place).not.toContain('Risiken');
    }
  }
});

const page = {
  product: productView({
    variant: '20 Filmtabletten',
    activeIngredient: 'Ibuprofen',
    dosageForm: 'Filmtabletten',
    packSize: '20 St',
    packClass: 'N1',
    manufacturer: 'Vitalund',
    regulatoryClass: 'apothekenpflichtig',
    pzn: '04877800',
  }),
  description: undefined,
  leaflet: undefined,
  images: [],
  variants: [],
  crumbs: [],
  categoryId: undefined,
};

test('DE-PRODUCT-01 names ingredient, form, pack size with class, manufacturer, regulatory class and PZN', () => {
  const { product } = page;
  const facts = rendered(<ProductDetails page={page} />);
  for (const [name, value] of [
    ['PZN', '04877800'],
    ['Wirkstoff', 'Ibuprofen'],
    ['Darreichungsform', 'Filmtabletten'],
    ['Packungsgröße', '20 St · N1'],
    ['Abgabestatus', 'Apothekenpflichtig'],
    ['Hersteller', 'Vitalund'],
  ])
    expect(facts).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
  const box = rendered(<ProductBuyBox product={product} variants={[]} canOrder />);
  expect(box).toMatch(/<h1[^>]*>Liviadol Gel<\/h1>/);
  expect(box).toContain('Filmtabletten · N1 · PZN 04877800');
  expect(rendered(<ProductGallery product={product} images={[]} />)).toMatch(
    /<span class="[^"]*badge[^"]*medicine[^"]*">Apothekenpflichtig<\/span>/,
  );
});

test('DE-PRODUCT-02 links to the package leaflet of a product, and to none where there is none', async () => {
  const readPage = (fields: object) =>
    readProductPage(
      stubShop({
        'GET /pricing/products/01t000000000001AAA': () => [404, []],
        'GET /products/01t000000000001AAA': () => [
          200,
          { id: '01t000000000001AAA', fields: { Name: 'Liviadol Gel', ...fields } },
        ],
      }).shop,
      '01t000000000001AAA',
    );
  const withLeaflet = rendered(
    <ProductDetails page={await readPage({ PackageLeafletKey__c: 'MCBEILAGE04877800' })} />,
  );
  expect(withLeaflet).toContain('Packungsbeilage');
  expect(withLeaflet).toMatch(/<a [^>]*href="\/cms\/delivery\/media\/MCBEILAGE04877800"/);
  const without = rendered(<ProductDetails page={await readPage({})} />);
  expect(without).not.toMatch(/Packungsbeilage|<a /);
});
