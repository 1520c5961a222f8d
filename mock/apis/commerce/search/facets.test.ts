import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory, addProduct } from '#mock/model/shoppers/testing/site-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { facetsOf } from './facets.ts';
import { countValues } from './hits/count-values.ts';
import { readPage } from './hits/read-page.ts';
import { decodeRefinements, readRefinements } from './refinements.ts';
import { everything, openTestShop } from './testing/test-shelf.ts';

const CLASS = 'L2C_CM_RegulatoryClassification__c';

let store: OpenStore;
let medicine: string;
let pain: string;
const names = new Map<string, string>();
beforeAll(async () => {
  store = await openTestShop();
  medicine = await addCategory(store, 'Arzneimittel');
  pain = await addCategory(store, 'Schmerzen', medicine);
  await add('a', 'Nordhaus', 'apothekenpflichtig', medicine, pain);
  await add('b', 'Nordhaus', 'freiverkäuflich', medicine);
  await add('c', 'Corvida', 'freiverkäuflich', medicine);
});
afterAll(() => store.close());

async function add(
  Name: string,
  Brand__c: string,
  regulatoryClass: 'apothekenpflichtig' | 'freiverkäuflich',
  ...categories: string[]
) {
  const { Id } = await addProduct(store, { Name, Brand__c, [CLASS]: regulatoryClass, categories });
  names.set(Id, Name);
}

function read(texts: string[]) {
  return readRefinements(
    texts.map((text) => ({
      nameOrId: text.split(':', 1)[0] ?? '',
      values: [text.slice(text.indexOf(':') + 1)],
    })),
  );
}

async function facets(refinements: string[], categoryId?: string) {
  const hits = await everything(store);
  const chosen = read(refinements);
  const place = { language: 'de', ...(categoryId === undefined ? {} : { categoryId }) } as const;
  return facetsOf(hits.shelf.tree, await countValues(hits, chosen, false), chosen, place);
}

async function counts(refinements: string[], facet: string) {
  return (await facets(refinements))
    .find(({ nameOrId }) => nameOrId === facet)
    ?.values?.map(({ displayName, productCount }) => [displayName, productCount]);
}

test('values of one facet widen, facets narrow', async () => {
  const found = async (...texts: string[]) => {
    const choice = { rule: 'nameAscending', limit: 9, refinements: read(texts) } as const;
    return (await readPage(await everything(store), choice)).map(({ id }) => names.get(id));
  };
  expect(await found('Brand__c:Nordhaus', 'Brand__c:Corvida')).toEqual(['a', 'b', 'c']);
  expect(await found('Brand__c:Nordhaus', `${CLASS}:freiverkäuflich`)).toEqual(['b']);
});

test('a facet counts without its own refinement and with those of the others', async () => {
  expect(await counts(['Brand__c:Corvida'], 'Brand__c')).toEqual([
    ['Corvida', 1],
    ['Nordhaus', 2],
  ]);
  expect(await counts(['Brand__c:Nordhaus'], CLASS)).toEqual([
    ['freiverkäuflich', 1],
    ['apothekenpflichtig', 1],
  ]);
});

test('categories are counted with everything below them, in the order of the tree', async () => {
  expect(await counts([], 'ProductCategory')).toEqual([
    ['Arzneimittel', 3],
    ['Schmerzen', 1],
  ]);
});

test('inside a category, only what lies below it is listed', async () => {
  const [categories] = await facets([`ProductCategory:${pain}`], medicine);
  expect(categories?.values).toMatchObject([{ nameOrId: pain, productCount: 1 }]);
});

test('a facet that cannot narrow is left out, unless it is in use', async () => {
  expect(await counts([], 'DosageForm__c')).toBeUndefined();
  expect(await counts(['DosageForm__c:Saft'], 'DosageForm__c')).toEqual([]);
});

test('unknown facets are refused, values may hold colons', () => {
  expect(() => read(['Colour:red'])).toThrow('There is no facet Colour.');
  expect(read(['Brand__c:A:B']).get('Brand__c')).toEqual(new Set(['A:B']));
});

test.each([
  'nothing',
  '',
  btoa('{}'),
  btoa('[{"nameOrId":"Brand__c"}]'),
  btoa('[{"nameOrId":"Brand__c","values":[1]}]'),
])('a text that holds no list of facets and values is refused: %s', (encoded) => {
  expect(() => decodeRefinements(encoded)).toThrow('as Base64');
});

test('PF-SEARCH-04 more than 20 values of a facet are refused', () => {
  const many = Array.from({ length: 21 }, (_, at) => `Brand__c:${at}`);
  expect(read(many.slice(0, 20)).get('Brand__c')?.size).toBe(20);
  expect(() => read(many)).toThrow('At most 20 values');
});
