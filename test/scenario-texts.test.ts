import { expect, test } from 'vitest';
import { germanScenarios } from '#console/app/features/developer/sandbox/german/scenarios.ts';
import { scenarios } from '#mock/apis/sandbox/scenarios/scenarios.ts';

test('RD-TRY-07 each scenario of the sandbox is told in German, and none that is gone', () => {
  const names = [...scenarios.values()].map(({ name }) => name);
  expect(Object.keys(germanScenarios).sort()).toEqual(names.sort());
});
