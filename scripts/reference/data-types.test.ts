import { expect, it } from 'vitest';
import { parseDataType, requiredIn } from './data-types.ts';

const string = { kind: 'string' };

it.each([
  ['String', string],
  ['Long', { kind: 'integer' }],
  ['String[] (Optional)', { kind: 'list', of: string }],
  ['List<String>', { kind: 'list', of: string }],
  ['Record Input [] (Required)', { kind: 'list', of: { kind: 'named', name: 'Record Input' } }],
  [
    'Map <String, Cart Item[]>',
    { kind: 'map', of: { kind: 'list', of: { kind: 'named', name: 'Cart Item' } } },
  ],
  ['Object', { kind: 'any' }],
])('reads %s', (text, type) => {
  expect(parseDataType(text)).toEqual(type);
});

it('joins alternatives of one form', () => {
  const either = {
    kind: 'either',
    of: [
      { kind: 'named', name: 'Full' },
      { kind: 'named', name: 'Summary' },
    ],
  };
  expect(parseDataType('Map<String, Full>ORMap<String, Summary>')).toEqual({ kind: 'map', of: either });
  expect(parseDataType('Full[]ORSummary[]')).toEqual({ kind: 'list', of: either });
  expect(parseDataType('FullORSummary')).toEqual(either);
});

it('reads whether an input type requires a member', () => {
  expect(requiredIn('String (Required)')).toBe('Required');
  expect(requiredIn('String')).toBe('');
});
