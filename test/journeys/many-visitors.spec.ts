import { runPages } from '../lab/visitor-isolation/run-visitor-isolation.ts';
import { expect, test } from './stack.ts';

test('pages of many visitors at once show each their own name and cart, and nothing of others', async ({
  stack,
}) => {
  const run = await runPages({ storefront: stack.storefront, pages: 96, sessions: 12, atOnce: 24 });
  expect(run).toMatchObject({ pages: 96, mixed: 0, strange: 0, failed: 0, examples: [] });
});
