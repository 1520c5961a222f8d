import { expect, test } from 'vitest';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { productView } from '../../rule-tests/support.tsx';
import { recommendedWithCart, recommendedWithProduct } from './recommendations.server.ts';

const idOf = (number: number) => `01t0000000000${number}AAA`;
const own = productView({ id: idOf(10), name: 'Gel' });
const NONE = Promise.resolve([]);

interface Product {
  name: string;
  fields?: Record<string, string>;
  success?: boolean;
}

/** A shop whose platform recommends these products, the first one first. */
function recommending(products: readonly Product[]) {
  const rows = products.map((product, place) => ({
    success: true,
    fields: {},
    id: idOf(20 + place),
    ...product,
  }));
  return stubShop({
    'GET /ai/recommendations': () => [200, { uuid: '1', productPage: { products: rows } }],
    'GET /pricing/products': () => [200, { currencyIsoCode: 'EUR', pricingLineItemResults: [] }],
    'GET /products': () => [200, { products: rows }],
  });
}

const named = (names: string) => names.split(' ').map((name) => ({ name }));
const namesOf = async (products: ReturnType<typeof recommendedWithProduct>) =>
  (await products).map(({ name }) => name);
const asked = ({ calls }: ReturnType<typeof stubShop>) =>
  calls('GET').flatMap(({ url }) => (url.includes('/ai/') ? [new URL(url).searchParams] : []));

test('SF-TILE-09 leaves out what is on prescription and what the visitor may not see', async () => {
  const { shop } = recommending([
    { name: 'Rezept', fields: { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' } },
    { name: 'Verborgen', success: false },
    { name: 'Tee' },
  ]);
  expect(await namesOf(recommendedWithProduct(shop, own, NONE))).toEqual(['Tee']);
  expect(await namesOf(recommendedWithCart(shop, [{ product: own }]))).toEqual(['Tee']);
});

test('SF-TILE-09 shows four products at most, each once, and none that the page shows already', async () => {
  const { shop } = recommending(named('Gel Tee Tee Salbe Öl Bad Saft Spray'));
  const similar = Promise.resolve([productView({ id: idOf(11), name: 'Salbe' })]);
  const shown = ['Tee', 'Öl', 'Bad', 'Saft'];
  expect(await namesOf(recommendedWithProduct(shop, own, similar))).toEqual(shown);
  const lines = [{ product: own }, { product: productView({ id: idOf(12), name: 'Salbe' }) }];
  expect(await namesOf(recommendedWithCart(shop, lines))).toEqual(shown);
});

test('SF-TILE-09 asks for what was ordered together with the product, or with all that is in the cart', async () => {
  const stub = recommending(named('Tee'));
  await recommendedWithProduct(stub.shop, own, NONE);
  await recommendedWithCart(stub.shop, []);
  const [ofProduct, ofCart] = asked(stub);
  expect(ofProduct?.get('recommender')).toBe('CustomersWhoBoughtAlsoBought');
  expect(ofProduct?.get('anchorValues')).toBe(own.id);
  expect(ofCart?.get('anchorFromCurrentCart')).toBe('true');
  expect(ofCart?.get('anchorValues')).toBeNull();
});

test('SF-TILE-10 recommends nothing where the platform fails, and goes on without similar products', async () => {
  const { shop } = stubShop({ 'GET /ai/recommendations': () => [400, []] });
  expect(await recommendedWithProduct(shop, own, NONE)).toEqual([]);
  expect(await recommendedWithCart(shop, [{ product: own }])).toEqual([]);
  const failed = Promise.reject(new Error('down'));
  const { shop: well } = recommending(named('Tee'));
  expect(await namesOf(recommendedWithProduct(well, own, failed))).toEqual(['Tee']);
});
