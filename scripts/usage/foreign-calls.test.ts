import { expect, it } from 'vitest';
import { readDocumentation } from './documented.ts';
import { foreignCalls } from './foreign-calls.ts';
import { readOperations } from './operations.ts';

const journey = (called: string[], platform: 'strict' | 'demo' = 'strict') => ({
  journey: 'buys',
  platform,
  storefront: called,
  console: [],
});
const judge = (...recorded: ReturnType<typeof journey>[]) =>
  foreignCalls(readOperations(), recorded, readDocumentation());

it('a call of the reference, of the package, of the specification and of programs is documented', () => {
  expect(judge(journey(['getProduct', 'getServerMethodResult', 'getRecord', 'getVersions']))).toEqual([]);
});

it('an address that no contract knows is foreign, and so is the sandbox of a strict platform', () => {
  const called = ['GET /services/data/v66.0/unheard', 'startScenario'];
  expect(judge(journey(called))).toEqual([
    'The storefront asks for GET /services/data/v66.0/unheard, which nothing documents, in “buys”.',
    'The storefront asks for startScenario, which nothing documents, in “buys”.',
  ]);
  expect(judge(journey(called, 'demo'))).toEqual([]);
});

it('every operation of the platform is documented outside of this project', () => {
  const documentedBy = readDocumentation();
  const undocumented = readOperations().filter((operation) => documentedBy(operation) === undefined);
  expect([...new Set(undocumented.map(({ api }) => api))]).toEqual(['sandbox']);
});
