import { expect, test } from 'vitest';
import { factsOf } from './hit-facts.ts';

const field = (value: unknown, displayValue: string | null = null) => ({ value, displayValue });
const pack = (fields: object) => ({ apiName: 'Product2', id: '01t000000000001AAA', fields }) as never;
const info = {
  nameFields: ['Name'],
  fields: { Pzn: { label: 'PZN' }, Pack: { label: 'Packung' } },
} as never;

test('RD-SEARCH-33 hits of one name are told apart by what stands below it, what was found first', () => {
  const hit = pack({
    Id: field('01t000000000001AAA'),
    Name: field('Ibuprofen'),
    Pack: field('20 Stück'),
    OwnerId: field('005000000000001AAA'),
    Empty: field(''),
    Pzn: field('00000018'),
  });
  const facts = factsOf(hit, info, { Name: [], Pzn: [{ text: '00000018' }] } as never, 'Name');
  expect(facts).toEqual([
    { field: 'Pzn', label: 'PZN', pieces: [{ text: '00000018' }] },
    { field: 'Pack', label: 'Packung', pieces: undefined },
  ]);
});

test('RD-SEARCH-33 a hit has no long texts below its name, and no more than four facts', () => {
  const many = Object.fromEntries('ABCDE'.split('').map((name) => [name, field(name)]));
  const facts = factsOf(pack({ Long: field('x'.repeat(121)), ...many }), info);
  expect(facts.map((fact) => fact.field)).toEqual(['A', 'B', 'C', 'D']);
});
