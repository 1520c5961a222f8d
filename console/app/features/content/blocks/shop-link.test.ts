import { expect, test } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { linkProblem } from './shop-link.ts';

const CATEGORY = '0ZG000000000001AAA';
const PRODUCT = '01t000000000001AAA';

/** A platform that has one category, one product and one text. */
function platformWithSome() {
  const answer = (known: string) => async (request: Request) => {
    const { where } = await request.clone().json();
    return [200, { records: where.includes(JSON.stringify(known)) ? [{ id: known, fields: {} }] : [] }];
  };
  const { fetch } = routedFetch({
    'POST /list-records/ProductCategory/': answer(CATEGORY),
    'POST /list-records/ProductCategory/AllCategories': answer(CATEGORY),
    'POST /list-records/Product2/AllProducts': answer(PRODUCT),
    'POST /list-records/ManagedContent/AllContent': answer('beratung'),
  } as never);
  return stubPlatform(fetch).platform;
}

test.each([
  ['/'],
  ['/login'],
  ['login'],
  ['/en/account/orders'],
  ['/search?q=ibu'],
  ['#top'],
  ['https://example.com/aktion?x=1'],
  [`/category/erkaeltung/${CATEGORY}`],
  [`/product/detail/${PRODUCT}#usage`],
  ['/info/beratung'],
])('RD-CONTENT-01 %s is taken as the target of a button', async (link) => {
  expect(await linkProblem(platformWithSome(), link)).toBeUndefined();
});

test.each([
  ['javascript:alert(1)', 'contentPages.linkForm'],
  ['JavaScript:alert(1)', 'contentPages.linkForm'],
  ['java\tscript:alert(1)', 'contentPages.linkForm'],
  ['http://example.com', 'contentPages.linkForm'],
  ['data:text/html,x', 'contentPages.linkForm'],
  ['//example.com', 'contentPages.linkForm'],
  ['/\\example.com', 'contentPages.linkForm'],
  ['https://', 'contentPages.linkForm'],
  ['zwei Wörter', 'contentPages.linkForm'],
  ['/gibt-es-nicht', 'contentPages.linkDead'],
  ['/category/detail/0ZG000000000009AAA', 'contentPages.linkDead'],
  ['/category/erkaeltung', 'contentPages.linkDead'],
  ['/product/detail/01t000000000009AAA', 'contentPages.linkDead'],
  ['/product/other', 'contentPages.linkDead'],
  ['/info/nichts', 'contentPages.linkDead'],
])('RD-CONTENT-01 %s is refused before it is published', async (link, problem) => {
  expect(await linkProblem(platformWithSome(), link)).toBe(problem);
});
