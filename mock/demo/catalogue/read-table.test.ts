import { expect, test } from 'vitest';
import { packText, variantText } from './pack-texts.ts';
import { readPacks } from './read-packs.ts';
import { readTable } from './read-table.ts';

const block = `[Testol Nordhaus]
look nordhaus blister headache 2
class A
form Tabletten
printed magensaftresistente Tabletten
with Testol
strength 5 mg
in kopfschmerz grippe
packs 20 N1 3,95 | 2x30 7,45
claim Zum Testen
about Ein Satz.
dose Eine Tablette.
max 2`;

test('a block is a line with everything it says', () => {
  const [line] = readTable(block);
  expect(line).toEqual({
    title: 'Testol Nordhaus',
    brand: 'nordhaus',
    container: 'blister',
    motif: 'headache',
    tone: 2,
    symbol: '',
    regulatoryClass: 'apothekenpflichtig',
    form: 'Tabletten',
    printed: 'magensaftresistente Tabletten',
    ingredient: 'Testol',
    strength: '5 mg',
    piece: 'Tabletten',
    categories: ['kopfschmerz', 'grippe'],
    packs: readPacks('20 N1 3,95 | 2x30 7,45'),
    claim: 'Zum Testen',
    about: 'Ein Satz.',
    dose: 'Eine Tablette.',
    maximumPerOrder: 2,
  });
});

test('packs have amount, unit, standard size, strength and price in cents', () => {
  expect(readPacks('20 N2 6,45 | 3x60 ml 41,90 | 240 mg: 40 35,95')).toMatchObject([
    { amount: 20, unit: 'St', norm: 'N2', listPrice: 645, count: 1, strength: '' },
    { amount: 60, unit: 'ml', norm: '', listPrice: 4190, count: 3 },
    { amount: 40, unit: 'St', norm: '', strength: '240 mg', listPrice: 3595, count: 1 },
  ]);
});

test('pack sizes read as on the shelf', () => {
  const [line] = readTable(block);
  if (!line) throw new Error('no line');
  expect(line.packs.map((pack) => packText(line, pack))).toEqual(['20 Tabletten', '2 × 30 Tabletten']);
  const [strong] = readPacks('240 mg: 40 35,95');
  expect(strong && variantText(line, strong)).toBe('240 mg, 40 Tabletten');
});

test.each([
  ['nordhaus blister', 'northaus blister', /\[Testol Nordhaus\]: "northaus" is no known brand/],
  ['headache', 'hedache', /"hedache" is no known motif/],
  ['form Tabletten', 'form Tablette', /no known form/],
  ['20 N1 3,95', '20 N4 3,95', /"20 N4 3,95" is no pack/],
  ['claim Zum Testen\n', '', /the row "claim" is missing/],
])('a slip of the pen (%s) is named with its block', (right, wrong, message) => {
  expect(() => readTable(block.replace(right, wrong))).toThrow(message);
});
