import { runPages } from '../lab/visitor-isolation/run-visitor-isolation.ts';
import { expect, test } from './stack.ts';

test('concurrent visitors see their own name and cart only', async ({ stack }) => {
  const run = await runPages({ storefront: stack.storefront, pages: 96, sessions: 12, atOnce: 24 });
  expect(run).toMatchObject({ pages: 96, mixed: 0, strange: 0, failed: 0, examples: [] });
});
