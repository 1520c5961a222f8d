import { expect, it } from 'vitest';
import { calledOperations, usageDifferences, usagePage } from './page.ts';

const operations = ['getCart', 'getRecord', 'getListUi'].map((operationId) => ({
  api: 'commerce',
  area: 'Carts',
  operationId,
}));
const usage = (journey: string, storefront: string[], console: string[] = []) => ({
  journey,
  platform: 'strict' as const,
  storefront,
  console,
});
const pageOf = (...recorded: ReturnType<typeof usage>[]) =>
  usagePage(
    operations,
    recorded,
    () => 'client library only',
    () => 'The public reference.',
  );

it('counts operations by app, and lists those that no screen calls with where they are met', () => {
  const page = pageOf(usage('buys', ['getCart', 'getRecord'], ['getRecord']));
  expect(page).toContain(
    '3 operations. 2 are called by the storefront, 1 by the console, and **1 by no screen**, 0 of these in the sandbox.',
  );
  expect(page).toContain('| commerce | Carts | getListUi | client library only |');
  expect(page).toContain('| commerce | Carts | getCart | buys | – |');
});

it('tells the operations that some screen calls', () => {
  const page = pageOf(usage('buys', ['getCart'], []), usage('reads', [], ['getRecord']));
  expect(calledOperations(page)).toEqual(['getCart', 'getRecord']);
});

it('names three journeys of an operation once each in alphabetical order, and counts the others', () => {
  const journeys = ['d', 'b|c', 'a', 'e', 'a'].map((title) => usage(title, ['getCart']));
  expect(pageOf(...journeys)).toContain('| getCart | a; b\\|c; d; and 1 more | – |');
});

it('finds no difference where the same apps call the same operations in other journeys', () => {
  const one = pageOf(usage('a|b', ['getCart'], ['getRecord']));
  expect(usageDifferences(one, pageOf(usage('c', ['getCart']), usage('d', [], ['getRecord'])))).toEqual([]);
});

it('names each operation that other apps call, that no screen calls any longer, and that the page lacks', () => {
  const stated = usagePage(
    operations.slice(1),
    [usage('a', ['getRecord', 'getListUi'])],
    () => 'sandbox',
    () => 'The public reference.',
  );
  const measured = pageOf(usage('a', ['getCart'], ['getRecord']));
  expect(usageDifferences(stated, measured)).toEqual([
    'getRecord is called by console, docs/usage.md says by storefront',
    'getListUi is called by no screen: client library only, docs/usage.md says by storefront',
    'getCart is called by storefront, docs/usage.md says by nobody',
  ]);
});

it('counts the called operations by what documents them', () => {
  expect(pageOf(usage('buys', ['getCart', 'getRecord']))).toContain('- 2: The public reference.');
});
