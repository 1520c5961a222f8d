import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPARISON_PRICEBOOK_ID, SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addCategory, addProduct, type ProductWish } from '#mock/model/shoppers/testing/site-records.ts';

const BASE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/search`;
const CLASS = 'L2C_CM_RegulatoryClassification__c';

let site: Site;
let medicine: string;
let pain: string;
beforeAll(async () => {
  site = await openSite();
  medicine = await addCategory(site.store, 'Arzneimittel');
  pain = await addCategory(site.store, 'Schmerzen & Fieber', medicine);
  await add('Liviadol 400 mg', '9.90', {
    L2C_CM_PZN__c: '04877800',
    ActiveIngredient__c: 'Ibuprofen',
    Brand__c: 'Nordhaus',
    [CLASS]: 'apothekenpflichtig',
    categories: [pain],
  });
  await add('Ibuprofen forte 800 mg', '14.00', {
    ActiveIngredient__c: 'Ibuprofen',
    Brand__c: 'Corvida',
    [CLASS]: 'verschreibungspflichtig',
    categories: [pain],
  });
  await add('Hustenlöser Saft', '12.00', {
    Brand__c: 'Nordhaus',
    [CLASS]: 'freiverkäuflich',
    categories: [medicine],
  });
});
afterAll(() => site.close());

function add(Name: string, price: string, wish: ProductWish) {
  return addProduct(site.store, { Name, prices: { [SALE_PRICEBOOK_ID]: price }, ...wish });
}

async function search(query: Record<string, string | string[]>) {
  const parameters = Object.entries({ fields: 'Name', ...query }).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const { status, body } = await site.get(`${BASE}/products?${new URLSearchParams(parameters)}`);
  const names = (body.productsPage?.products ?? []).map((row: { name: string }) => row.name);
  return { status, body, names };
}

function encoded(refinements: object[]): string {
  return Buffer.from(JSON.stringify(refinements)).toString('base64');
}

test('a PZN is found in every spelling', async () => {
  for (const searchTerm of ['PZN 4877800', 'PZN-04877800', '0487 7800']) {
    expect((await search({ searchTerm })).names).toEqual(['Liviadol 400 mg']);
  }
});

test('PF-SEARCH-01 the active ingredient finds medicines of other names, and rows wrap their field values', async () => {
  const { body, names } = await search({ searchTerm: 'ibuprofen', fields: `Name,${CLASS}` });
  expect(names).toEqual(['Ibuprofen forte 800 mg', 'Liviadol 400 mg']);
  expect(body.productsPage.products[0].fields).toEqual({
    Name: { value: 'Ibuprofen forte 800 mg' },
    [CLASS]: { value: 'verschreibungspflichtig' },
  });
});

test('typing errors and missing umlauts are forgiven', async () => {
  expect((await search({ searchTerm: 'Hustenloeser' })).names).toEqual(['Hustenlöser Saft']);
  expect((await search({ searchTerm: 'Livaidol' })).names).toEqual(['Liviadol 400 mg']);
});

test('a category includes everything below it, what needs a prescription last', async () => {
  const { body, names } = await search({ categoryId: medicine });
  expect(names).toEqual(['Hustenlöser Saft', 'Liviadol 400 mg', 'Ibuprofen forte 800 mg']);
  expect(body.categories).toMatchObject({
    category: { id: medicine },
    productCount: 3,
    children: [{ category: { id: pain }, productCount: 2 }],
  });
});

test('refinements narrow the rows and not their own facet', async () => {
  const refinements = encoded([{ nameOrId: CLASS, values: ['freiverkäuflich'] }]);
  const { body, names } = await search({ categoryId: medicine, refinements });
  expect(names).toEqual(['Hustenlöser Saft']);
  const facet = body.facets.find(({ nameOrId }: { nameOrId: string }) => nameOrId === CLASS);
  expect(facet).toMatchObject({ displayName: 'Abgabestatus', displayType: 'MultiSelect' });
  expect(facet.values).toMatchObject([
    { nameOrId: 'freiverkäuflich', productCount: 1 },
    { nameOrId: 'apothekenpflichtig', productCount: 1 },
    { nameOrId: 'verschreibungspflichtig', productCount: 1 },
  ]);
});

test('prices come when asked for, and sort as amounts', async () => {
  const { body, names } = await search({
    categoryId: medicine,
    sortRuleId: 'priceDescending',
    includePrices: 'true',
  });
  expect(names).toEqual(['Ibuprofen forte 800 mg', 'Hustenlöser Saft', 'Liviadol 400 mg']);
  expect(body.productsPage.products[2].prices).toMatchObject({
    productId: body.productsPage.products[2].id,
    success: true,
    listPrice: null,
    unitPrice: '9.90',
    lowestUnitPrice: '9.90',
    error: null,
  });
  expect((await search({ categoryId: medicine })).body.productsPage.products[0].prices).toBeNull();
});

test('PF-SEARCH-02 pages of a search are counted from 0 and carry total and page size', async () => {
  const { body, names } = await search({ categoryId: medicine, page: '1', pageSize: '2' });
  expect(names).toEqual(['Ibuprofen forte 800 mg']);
  expect(body.productsPage).toMatchObject({ total: 3, pageSize: 2 });
});

test('a page costs the same reads however many rows it has', async () => {
  await search({ categoryId: medicine, includePrices: 'true' });
  site.takeReads();
  await search({ categoryId: medicine, includePrices: 'true', pageSize: '1' });
  const forOne = site.takeReads();
  expect(forOne).toBeGreaterThan(0);
  await search({ categoryId: medicine, includePrices: 'true' });
  expect(site.takeReads()).toBe(forOne);
});

test('a change is found at the next search', async () => {
  const cream = await addProduct(site.store, { Name: 'Handbalsam', categories: [medicine] });
  expect((await search({ searchTerm: 'Handbalsam' })).names).toEqual(['Handbalsam']);
  await site.store.update('Product2', cream.Id, { Name: 'Fußbalsam' });
  expect((await search({ searchTerm: 'Handbalsam' })).names).toEqual([]);
  expect((await search({ searchTerm: 'Fussbalsam' })).names).toEqual(['Fußbalsam']);
  await site.store.update('Product2', cream.Id, { AvailableToOrder__c: 0, Description: 'Für den Sommer' });
  expect((await search({ searchTerm: 'Sommer' })).names).toEqual(['Fußbalsam']);
  await site.store.update('Product2', cream.Id, { IsActive: false });
  expect((await search({ searchTerm: 'Fussbalsam' })).names).toEqual([]);
  await site.store.update('Product2', cream.Id, { IsActive: true });
  expect((await search({ searchTerm: 'Fussbalsam' })).names).toEqual(['Fußbalsam']);
  await site.store.delete('Product2', cream.Id);
  expect((await search({ searchTerm: 'Fussbalsam' })).names).toEqual([]);
});

test('PF-SEARCH-09 products are found by the new name of their category at the next search', async () => {
  const category = await addCategory(site.store, 'Reisebedarf');
  await addProduct(site.store, { Name: 'Kompass', categories: [category] });
  expect((await search({ searchTerm: 'Reisebedarf' })).names).toEqual(['Kompass']);
  await site.store.update('ProductCategory', category, { Name: 'Wanderlust' });
  expect((await search({ searchTerm: 'Wanderlust' })).names).toEqual(['Kompass']);
  expect((await search({ searchTerm: 'Reisebedarf' })).names).toEqual([]);
});

test('stock is up to date in rows although the index is kept', async () => {
  const sold = await addProduct(site.store, { Name: 'Wärmekissen' });
  const stock = async () => {
    const { body } = await search({ searchTerm: 'Wärmekissen', fields: 'AvailableToOrder__c' });
    return body.productsPage.products[0].fields.AvailableToOrder__c.value;
  };
  expect(await stock()).toBe('10');
  await site.store.update('Product2', sold.Id, { AvailableToOrder__c: 9 });
  expect(await stock()).toBe('9');
});

test('parents of variations are no rows, their packs are', async () => {
  const parent = await addProduct(site.store, { Name: 'Nasenwohl', ProductClass: 'VariationParent' });
  await add('Nasenwohl', '4.00', {
    ProductClass: 'Variation',
    VariationParentId: parent.Id,
    PackSizeText__c: '10 ml',
    prices: { [SALE_PRICEBOOK_ID]: '4.00', [COMPARISON_PRICEBOOK_ID]: '5.00' },
  });
  const { body } = await search({ searchTerm: 'Nasenwohl', includePrices: 'true' });
  expect(body.productsPage.products).toMatchObject([
    {
      productClass: 'Variation',
      prices: { unitPrice: '4.00', listPrice: '5.00' },
      variationAttributeSet: { attributes: [{ value: '10 ml' }] },
    },
  ]);
});

test.each([
  [{}, 400],
  [{ searchTerm: '   ' }, 400],
  [{ searchTerm: 'a '.repeat(33) }, 400],
  [{ searchTerm: 'x', sortRuleId: 'cheapest' }, 400],
  [{ searchTerm: 'x', fields: 'Colour' }, 400],
  [{ categoryId: '0ZG000000000009AAA' }, 404],
])('PF-SEARCH-03 a search refuses %j with %i', async (query, status) => {
  expect((await search(query as Record<string, string>)).status).toBe(status);
});

test('PF-SEARCH-03 a search takes terms of up to 32 words', async () => {
  expect((await search({ searchTerm: 'a '.repeat(32).trim() })).status).toBe(200);
});

test('PF-SEARCH-05 suggestions continue what was typed, with products when asked', async () => {
  const { body } = await site.get(`${BASE}/suggestions?searchTerm=ibu&includeSuggestedProducts=true`);
  expect(body.recentSearchSuggestions[0]).toEqual({ value: 'Ibuprofen' });
  expect(body.suggestedProducts.map(({ name }: { name: string }) => name)).toEqual([
    'Ibuprofen forte 800 mg',
    'Liviadol 400 mg',
  ]);
});

test('of several packs, one is suggested', async () => {
  const parent = await addProduct(site.store, { Name: 'Kräuterbad', ProductClass: 'VariationParent' });
  const pack = { Name: 'Kräuterbad', ProductClass: 'Variation', VariationParentId: parent.Id } as const;
  await addProduct(site.store, { ...pack, PackSizeText__c: '125 ml', PackAmount__c: 125 });
  await addProduct(site.store, { ...pack, PackSizeText__c: '500 ml', PackAmount__c: 500 });
  const { body } = await site.get(`${BASE}/suggestions?searchTerm=kräuterbad&includeSuggestedProducts=true`);
  expect(body.suggestedProducts).toMatchObject([{ name: 'Kräuterbad' }]);
});

test('terms are left out and products of a category offered where that is asked for', async () => {
  const query = `includeSuggestedProducts=true&includeSuggestedTerms=false&popularProductsCategoryId=${pain}`;
  const { body } = await site.get(`${BASE}/suggestions?${query}`);
  expect(body.recentSearchSuggestions).toEqual([]);
  expect(body.suggestedProducts.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Ibuprofen forte 800 mg',
    'Liviadol 400 mg',
  ]);
});

test('PF-SEARCH-07 a search in a body answers 201 with what the same search in a query finds', async () => {
  const refinements = [{ nameOrId: CLASS, type: 'DistinctValue', values: ['freiverkäuflich'] }];
  const asked = { categoryId: medicine, fields: ['Name'], includePrices: true, pageSize: 2 };
  const { status, body } = await site.post(`${BASE}/product-search`, { ...asked, refinements });
  const inQuery = await search({
    categoryId: medicine,
    includePrices: 'true',
    pageSize: '2',
    refinements: encoded(refinements),
  });
  expect(status).toBe(201);
  expect(body).toEqual({ ...inQuery.body, correlationId: expect.any(String) });
  expect((await site.post(`${BASE}/product-search`, {})).status).toBe(400);
});

test('PF-SEARCH-08 variations come one by one, or their parent once in their place', async () => {
  const parent = await addProduct(site.store, { Name: 'Fußbad', ProductClass: 'VariationParent' });
  const pack = { Name: 'Fußbad', ProductClass: 'Variation', VariationParentId: parent.Id } as const;
  const small = await add('Fußbad', '3.00', { ...pack, PackSizeText__c: '100 ml' });
  const large = await add('Fußbad', '9.00', { ...pack, PackSizeText__c: '300 ml' });
  const rowsOf = async (more: Record<string, string>) =>
    (await search({ searchTerm: 'Fußbad', ...more })).body.productsPage;
  const alone = await rowsOf({ includeProductVariationInfo: 'true' });
  expect(alone.total).toBe(2);
  const [row] = alone.products;
  expect(row.variationAttributeSet.attributes).toMatchObject([
    { apiName: 'PackSizeText__c', label: 'Packungsgröße', sequence: 0 },
  ]);
  expect(row.productVariationInfo.attributesToProductMappings).toHaveLength(2);
  const grouped = await rowsOf({ grouping: 'VariationParent' });
  expect(grouped).toMatchObject({ total: 1, products: [{ id: parent.Id, productClass: 'VariationParent' }] });
  expect(alone.products.map(({ id }: { id: string }) => id).sort()).toEqual([small.Id, large.Id].sort());
});

test('sort rules speak the language of the caller', async () => {
  const { body } = await site.get(`${BASE}/sort-rules`, undefined, { 'accept-language': 'en' });
  expect(body.sortRules[0]).toMatchObject({ sortRuleId: 'relevance', label: 'Relevance' });
});

test('of what a term finds the first 5,000 can be read, of a category all', async () => {
  const deep = { page: '251', pageSize: '20' };
  const { status, body } = await search({ searchTerm: 'ibuprofen', ...deep });
  expect([status, body[0].errorCode]).toEqual([400, 'INVALID_PAGE']);
  expect((await search({ searchTerm: 'ibuprofen', page: '250', pageSize: '20' })).status).toBe(200);
  expect((await search({ categoryId: medicine, ...deep })).status).toBe(200);
});
