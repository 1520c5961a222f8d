import { expect, test } from 'vitest';
import { fuzzyFilter, fuzzyScore } from './fuzzy.ts';

test('the better fit comes first', () => {
  const names = ['Zahlungskonto', 'Konto', 'Kontoauszug', 'Kontaktpunktort', 'Produkt'];
  expect(fuzzyFilter(names, 'konto', (name) => [name])).toEqual([
    'Konto',
    'Kontoauszug',
    'Zahlungskonto',
    'Kontaktpunktort',
  ]);
});

test('accents and case do not matter', () => {
  expect(fuzzyScore('Überweisung', 'uberw')).toBeGreaterThan(0);
  expect(fuzzyScore('Product2', 'PROD')).toBe(80);
});

test('a capital inside an API name starts a word', () => {
  expect(fuzzyScore('PricebookEntry', 'entry')).toBe(60);
  expect(fuzzyScore('Reentry', 'entry')).toBe(40);
});

test('letters far apart do not count', () => {
  expect(fuzzyScore('Warenkorbposition', 'wkp')).toBe(0);
  expect(fuzzyScore('WebCart', 'wct')).toBeGreaterThan(0);
  expect(fuzzyScore('Konto', 'xyz')).toBe(0);
});

test('an empty term keeps everything in its order', () => {
  expect(fuzzyFilter(['b', 'a'], ' ', (name) => [name])).toEqual(['b', 'a']);
});
