import { expect, test } from 'vitest';
import { compoundParts } from './compounds.ts';

const words = ['schmerzen', 'filmtabletten', 'tabletten', 'erkaltung', 'saft', 'nase', 'tee'];

test('a compound falls into two words of the catalogue, in whatever form they stand there', () => {
  expect(compoundParts(words, 'schmerztablette')).toEqual(['schmerz', 'tablette']);
  expect(compoundParts(words, 'erkaltungssaft')).toEqual(['erkaltungs', 'saft']);
});

test.each(['schmerzpille', 'saft', 'teesaft', 'saftig'])('%s is no compound of known words', (typed) => {
  expect(compoundParts(words, typed)).toBeUndefined();
});
