import { runConsoleInBrowser } from '../lab/injection/browser/run-console.ts';
import { runShopInBrowser } from '../lab/injection/browser/run-shop.ts';
import { runInjection } from '../lab/injection/run-injection.ts';
import { expect, test } from './stack.ts';

/** The rest is read and shown by `npm run lab -- injection 300`. */
const READ = 10;
const SHOWN_PER_FIELD = 1;

test('the shop shows hostile texts as text in every field', async ({ stack, context, browser }) => {
  const run = await runInjection(stack, READ);
  expect(run.faults).toEqual([]);
  expect(run.payloads).toBe(READ);

  const guest = await browser.newContext();
  const shown = await runShopInBrowser(stack, { buyer: context, guest }, SHOWN_PER_FIELD);
  expect(shown.sprung, 'nothing ran, and nothing tried to').toEqual([]);
  expect(shown.shown).toBe(shown.fields * SHOWN_PER_FIELD);
  await guest.close();
});

test.describe('with the pages of the sandbox', () => {
  test.use({ platform: 'demo' });

  test('the console shows hostile texts as text', async ({ stack, context }) => {
    const shown = await runConsoleInBrowser(stack.console, context, SHOWN_PER_FIELD);
    expect(shown.sprung, 'nothing ran, and nothing tried to').toEqual([]);
    expect(shown.shown).toBe(shown.fields * SHOWN_PER_FIELD);
  });
});
