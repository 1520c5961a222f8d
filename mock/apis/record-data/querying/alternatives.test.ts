import { expect, test } from 'vitest';
import type { Condition } from '../where/parse-where.ts';
import { gatherAlternatives } from './alternatives.ts';

const comparison = (path: string[], operator: 'eq' | 'like' | 'ne', value: string | null): Condition => ({
  kind: 'comparison',
  path,
  operator,
  value,
});

test('PF-REST-26 alternatives for one field are compared with it at once', () => {
  expect(
    gatherAlternatives([
      comparison(['Name'], 'eq', 'a'),
      comparison(['Name'], 'like', 'b%'),
      comparison(['Name'], 'eq', null),
      comparison(['Name'], 'like', '%c'),
    ]),
  ).toEqual([
    { kind: 'membership', path: ['Name'], operator: 'in', values: ['a', null] },
    { kind: 'patterns', path: ['Name'], patterns: ['b%', '%c'] },
  ]);
});

test('PF-LIST-01 what is compared otherwise, or with another field, stays as it is', () => {
  const alternatives = [
    comparison(['Name'], 'eq', 'a'),
    comparison(['Account', 'Name'], 'eq', 'b'),
    comparison(['Name'], 'ne', 'c'),
    comparison(['Name'], 'ne', 'd'),
    { kind: 'not', condition: comparison(['Name'], 'eq', 'e') } as const,
  ];
  expect(gatherAlternatives(alternatives)).toEqual(alternatives);
});
