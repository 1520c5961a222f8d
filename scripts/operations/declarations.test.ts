import { expect, test } from 'vitest';
import { calledFrom, declarationsOf, importsFrom, leadingTo } from './declarations.ts';

const SOURCE = `
import { getA, getB, type Data } from '#generated/x/client.gen.ts';

/** Calls getC in words only. */
const ARRANGED = [getA, getC];
const NAMES = [
  getB.operationId, // Its answers are kept.
  getC,
].map(String);

export async function readA(platform: Platform, kind: 'getC') {
  await platform.invalidate(getB);
  return inner(platform);
}

const inner = (platform: Platform) => platform.read(getA, {});
`;

test('a call is found through helpers; lists, invalidation, words, names and types are no calls', () => {
  expect(calledFrom(`${SOURCE}\nfail({ operationId: getB.operationId, lists: NAMES });`)).toContain('getA');
  expect(calledFrom(SOURCE)).not.toContain('getB');
  const leading = leadingTo(declarationsOf('a.ts', SOURCE), new Set(['getA', 'getB', 'getC']));
  expect(leading).toEqual(new Map([['readA', new Set(['getA'])]]));
});

test('a helper of another module counts only where it is exported and imported', () => {
  const other =
    "import { inner, readA } from './a.ts';\n\nexport const show = () => inner(1);\nexport const use = () => readA(2);\n";
  const declarations = [...declarationsOf('a.ts', SOURCE), ...declarationsOf('b.ts', other)];
  declarations.push(...declarationsOf('c.ts', 'export const alike = () => readA(3);\n'));
  const leading = leadingTo(declarations, new Set(['getA']));
  expect(leading.get('show')).toEqual(new Set());
  expect(leading.get('use')).toEqual(new Set(['getA']));
  expect(leading.get('alike')).toEqual(new Set());
});

test('an operation is known under the name that it is imported by', () => {
  const source =
    "import { getA as readIt } from '#generated/x/client.gen.ts';\n\nexport const go = () => readIt();\n";
  expect(leadingTo(declarationsOf('a.ts', source), new Set(['getA'])).get('go')).toEqual(new Set(['getA']));
  expect(calledFrom(source)).toContain('getA');
});

test('imports are told without types', () => {
  expect(importsFrom(SOURCE, /client\.gen/)).toEqual(['getA', 'getB']);
});
