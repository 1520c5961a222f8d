import { expect, test } from 'vitest';
import { scenarios } from '#mock/apis/sandbox/scenarios/scenarios.ts';
import { germanScenarios } from './german/scenarios.ts';
import { inLanguage } from './scenario-texts.ts';

test('RD-TRY-07 each scenario of the sandbox is told in German, and none that is gone', () => {
  const names = [...scenarios.values()].map(({ name }) => name);
  expect(Object.keys(germanScenarios).sort()).toEqual(names.sort());
});

test('RD-TRY-07 a scenario that the console does not know is told as the sandbox does', async () => {
  const known = { name: 'cart-empty', title: 'No cart yet', description: 'Nothing there.' };
  const unknown = { name: 'brand-new', title: 'Brand new', description: 'Of a later sandbox.' };
  expect(await inLanguage([known, unknown] as never, 'de')).toMatchObject([
    { name: 'cart-empty', title: 'Noch kein Warenkorb' },
    unknown,
  ]);
});
