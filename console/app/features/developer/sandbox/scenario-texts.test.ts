import { expect, test } from 'vitest';
import { inLanguage } from './scenario-texts.ts';

test('RD-TRY-07 a scenario that the console does not know is told as the sandbox does', async () => {
  const known = { name: 'cart-empty', title: 'No cart yet', description: 'Nothing there.' };
  const unknown = { name: 'brand-new', title: 'Brand new', description: 'Of a later sandbox.' };
  expect(await inLanguage([known, unknown] as never, 'de')).toMatchObject([
    { name: 'cart-empty', title: 'Noch kein Warenkorb' },
    unknown,
  ]);
});
