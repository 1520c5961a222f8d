import { expect, test } from 'vitest';
import { faultsOf, ruleTests } from './titles.ts';

const SOURCE = `
test('§5 plain', () => {});
test.each([
  ['§5 it\\'s a row', 1],
  [
    "§8 Invalid config for 'x'", 2],
])('%s', () => {});
// test('§5 in a comment', () => {});
expect('§5 no title').toBe('§5 no title');
`;
const TITLES = ['§5 plain', "§5 it's a row", "§8 Invalid config for 'x'"];
const EXPECTED = { '§5 Rules': ['plain', "it's a row"], '§8 Messages': ["Invalid config for 'x'"] };
const faults = (expected: Record<string, string[]>, source = SOURCE) =>
  faultsOf(expected, ruleTests('a.test.ts', source), new Map([['a.test.ts', source]]));

test('titles are those of tests and of the rows of their tables', () => {
  expect(ruleTests('a.test.ts', SOURCE).map(({ title }) => title)).toEqual(TITLES);
  expect(faults(EXPECTED)).toEqual([]);
});

test('a rule without a test, with two, and a test without a rule are faults', () => {
  expect(faults({ ...EXPECTED, '§9 Limits': ['objects: 5 min'] })).toEqual(['No test: §9 objects: 5 min']);
  expect(faults(EXPECTED, `${SOURCE}test('§5 plain', () => {});`)).toEqual(['2 tests: §5 plain']);
  expect(faults({ '§5 Rules': EXPECTED['§5 Rules'] })).toEqual(["Not expected: §8 Invalid config for 'x'"]);
  expect(faults({ ...EXPECTED, '§5 Again': ['plain'] })).toEqual(['Expected twice: §5 plain']);
});

test('a test that is left out is a fault', () => {
  for (const left of ["test.skip('x', () => {});", "describe.only('x', () => {});", "test.each.todo('x');"]) {
    expect(faults(EXPECTED, SOURCE + left)).toEqual(['Leaves tests out: a.test.ts']);
  }
});
