import { expect, it } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { rendered } from '../../rule-tests/support.tsx';
import { contentTypes } from '../content/content-types.ts';
import { readHome } from './home.server.ts';
import { PlainHome } from './PlainHome.tsx';

const product = (id: string, name: string, regulatoryClass = 'Kosmetik') => ({
  id,
  name,
  fields: { L2C_CM_RegulatoryClassification__c: { value: regulatoryClass } },
  prices: { unitPrice: '5.85' },
});
const products = [
  product('01tA', 'Salbe'),
  product('01tB', 'Salbe'),
  product('01tC', 'Rezeptpflichtig', 'verschreibungspflichtig'),
  { ...product('01tD', 'Ohne Preis'), prices: null },
  product('01tE', 'Gel'),
];

/** The home page of a store with these texts, whose categories hold the products. */
async function shownHome(texts: object[] = []) {
  const contents = ({ url }: Request): StubAnswer => {
    const isTexts = new URL(url).searchParams.get('contentTypeFQN') === contentTypes.news;
    return [200, { contents: isTexts ? texts : [] }];
  };
  const categories = [
    { id: '0ZG1', fields: { Name: 'Pflege' } },
    { id: '0ZG2', fields: { Name: 'Leer' } },
  ];
  const found = ({ url }: Request): StubAnswer => {
    const isEmpty = new URL(url).searchParams.get('categoryId') === '0ZG2';
    return [200, { productsPage: { currencyIsoCode: 'EUR', total: 5, products: isEmpty ? [] : products } }];
  };
  const home = await readHome(
    stubShop({
      'GET /contents': contents,
      'GET /product-categories/children': () => [200, { productCategories: categories }],
      'GET /search/products': found,
    }).shop,
  );
  if (!('plain' in home)) throw new Error('A content has composed the home page.');
  return { home: home.plain, markup: rendered(<PlainHome home={home.plain} canOrder />) };
}

it('greets, and shows products of categories that can be ordered, one pack each', async () => {
  const { home, markup } = await shownHome();
  expect(home.shelves.map(({ name, products: shown }) => [name, shown.map(({ id }) => id)])).toEqual([
    ['Pflege', ['01tA', '01tE']],
  ]);
  expect(markup).toContain('<h1>Offizin, Ihre Versandapotheke</h1>');
  expect(markup).toMatch(/<a [^>]*href="\/category\/detail\/0ZG1"[^>]*>Alles in Pflege<\/a>/);
});

it('greets with the content of the platform’s own type that is called so', async () => {
  const welcome = {
    contentKey: 'MC1',
    title: 'Startseite',
    contentBody: {
      title: 'Guten Tag',
      excerpt: 'Aus Köln',
      body: '<p>Wir sind <b>da</b>.</p>',
      bannerImage: { contentKey: 'MCBILD' },
    },
  };
  const { markup } = await shownHome([welcome]);
  expect(markup).toContain('<h1>Guten Tag</h1><p>Aus Köln</p>');
  expect(markup).toContain('<p>Wir sind <strong>da</strong>.</p>');
  expect(markup).toContain('MCBILD');
});
