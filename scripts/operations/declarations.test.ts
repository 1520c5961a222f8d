import { expect, test } from 'vitest';
import { declarationsOf, importsFrom, leadingTo } from './declarations.ts';

const SOURCE = `
import { getA, getB, type Data } from '#generated/x/client.gen.ts';

/** Calls getC in words only. */
const ARRANGED = [getA, getC];

export async function readA(platform: Platform, kind: 'getC') {
  await platform.invalidate(getB);
  return inner(platform);
}

const inner = (platform: Platform) => platform.read(getA, {});
`;

test('a call is found through helpers; lists, invalidation, words and types are no calls', () => {
  const leading = leadingTo(declarationsOf('a.ts', SOURCE), new Set(['getA', 'getB', 'getC']));
  expect(leading).toEqual(new Map([['readA', new Set(['getA'])]]));
});

test('a helper of another module counts only where it is exported', () => {
  const other = 'export const show = () => inner(1);\nexport const use = () => readA(2);\n';
  const declarations = [...declarationsOf('a.ts', SOURCE), ...declarationsOf('b.ts', other)];
  const leading = leadingTo(declarations, new Set(['getA']));
  expect(leading.get('show')).toEqual(new Set());
  expect(leading.get('use')).toEqual(new Set(['getA']));
});

test('imports are told without types', () => {
  expect(importsFrom(SOURCE, /client\.gen/)).toEqual(['getA', 'getB']);
});
