import { expect, test } from 'vitest';
import { scoreTerm } from './score-term.ts';
import { buildSearchIndex } from './search-index.ts';

const products = [
  { Name: 'Liviadol 400 mg', Ingredient: 'Ibuprofen', Form: 'Filmtabletten', Code: '04877800' },
  { Name: 'Liviadol Saft', Ingredient: 'Ibuprofen', Form: 'Saft', Code: '11223344' },
  { Name: 'Rhinofrei Nasenspray', Ingredient: 'Xylometazolin', Form: 'Nasenspray', Code: '99887766' },
  { Name: 'Kopfwohl', Ingredient: 'Paracetamol', Form: 'Tabletten', Code: '55443322' },
];
const index = buildSearchIndex(products);
const weights = { Name: 10, Ingredient: 8, Form: 3, Code: 10 };

/** Names of what a term finds, best first. */
function found(term: string, searched: Record<string, number> = weights): string[] {
  const { scores } = scoreTerm(index, term, searched);
  return [...scores].sort((a, b) => b[1] - a[1]).map(([entry]) => products[entry]?.Name ?? '');
}

test('every word of the term has to match', () => {
  expect(found('ibuprofen saft')).toEqual(['Liviadol Saft']);
  expect(found('ibuprofen nasenspray')).toEqual([]);
});

test('word forms, beginnings and parts of compounds are found, the closest first', () => {
  expect(found('Tablette')).toEqual(['Kopfwohl', 'Liviadol 400 mg']);
  expect(found('livia')).toEqual(['Liviadol 400 mg', 'Liviadol Saft']);
  expect(found('spray')).toEqual(['Rhinofrei Nasenspray']);
});

test('a name that begins with the word comes before one that holds it', () => {
  const two = buildSearchIndex([{ Name: 'Ferrano Arnika' }, { Name: 'Arnika Ferrano' }]);
  const { scores } = scoreTerm(two, 'arnika', weights);
  expect(scores.get(1)).toBeGreaterThan(scores.get(0) ?? 0);
});

test('a compound that stands nowhere is searched by its parts', () => {
  expect(found('Kopfwohltabletten')).toEqual(['Kopfwohl']);
  expect(found('Kopfwohlsaft')).toEqual([]);
});

test('typing errors are corrected, and the correction is told', () => {
  expect(found('Paracetmol')).toEqual(['Kopfwohl']);
  expect(scoreTerm(index, 'ibuprfoen  Saft', weights).effectiveTerm).toBe('Ibuprofen  Saft');
});

test('where errors are not to be corrected, a misspelt word finds nothing', () => {
  expect(scoreTerm(index, 'Paracetmol', weights, { corrected: false }).scores.size).toBe(0);
  expect(scoreTerm(index, 'Tablette', weights, { corrected: false }).scores.size).toBe(2);
});

test('a correct word is never mistaken for another', () => {
  expect(scoreTerm(index, 'Saft', weights).effectiveTerm).toBe('Saft');
});

test('numbers match from their beginning and are never corrected', () => {
  expect(found('0487')).toEqual(['Liviadol 400 mg']);
  expect(found('04877801')).toEqual([]);
  expect(found('4877800')).toEqual([]);
});

test('fields without a weight are not searched', () => {
  expect(found('ibuprofen', { Name: 10 })).toEqual([]);
});

test('filler words do not narrow, unless there is nothing else', () => {
  expect(found('Ibuprofen für den Kopf')).toEqual([]);
  expect(found('gegen Ibuprofen')).toHaveLength(2);
  expect(found('für')).toEqual([]);
});
