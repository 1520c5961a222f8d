import { expect, it } from 'vitest';
import { filtersOf, SHOWN_AT_FIRST, SHOWN_WHEN_OPEN } from './filters.ts';
import { listStateOf } from './list-state.ts';

const brands = Array.from({ length: 400 }, (_, number) => ({
  nameOrId: `B${number}`,
  displayName: number === 399 ? 'Müller & Söhne' : `Marke ${number}`,
  productCount: number + 1,
}));
const facets = [
  { nameOrId: 'Brand__c', displayName: 'Marke', displayType: 'MultiSelect', values: brands },
] as never;

function filter(query: string) {
  const [brand] = filtersOf(facets, listStateOf(new URLSearchParams(query)));
  if (!brand) throw new Error('The facet is not shown.');
  return { ...brand, labels: brand.values.map(({ label }) => label) };
}

it('shows the most frequent values of a facet, and says how many more there are', () => {
  const { labels, hidden, isOpen } = filter('');
  expect(labels).toHaveLength(SHOWN_AT_FIRST);
  expect(labels.slice(0, 2)).toEqual(['Müller & Söhne', 'Marke 398']);
  expect([hidden, isOpen]).toEqual([390, false]);
});

it('shows more of an open facet, but no more than a page should hold', () => {
  const { labels, hidden } = filter('more=Brand__c');
  expect(labels).toHaveLength(SHOWN_WHEN_OPEN);
  expect(hidden).toBe(350);
});

it('keeps what is chosen in sight, however rare it is', () => {
  expect(filter('filter=Brand__c:B0').labels[0]).toBe('Marke 0');
  expect(filter('filter=Brand__c:B0&more=Brand__c&within=soh').labels).toEqual(['Marke 0', 'Müller & Söhne']);
});

it.each(['muller', 'MÜLLER', 'söhne'])('finds "%s" among all values', (within) => {
  const { labels, hidden } = filter(`more=Brand__c&within=${encodeURIComponent(within)}`);
  expect(labels).toEqual(['Müller & Söhne']);
  expect([hidden, filter(`more=Brand__c&within=${within}`).hasNoMatch]).toEqual([0, false]);
});

it('stays open where nothing is found, and closed where there is nothing to open', () => {
  expect(filter('more=Brand__c&within=xyz')).toMatchObject({ isOpen: true, values: [], hasNoMatch: true });
  const few = [
    { nameOrId: 'Form', displayName: 'Form', displayType: 'MultiSelect', values: brands.slice(0, 3) },
  ];
  expect(filtersOf(few as never, listStateOf(new URLSearchParams('more=Form')))[0]).toMatchObject({
    isOpen: false,
    hidden: 0,
  });
});
