import { runPages } from '../lab/visitor-isolation/run-visitor-isolation.ts';
import { expect, test } from './stack.ts';

/** Each visitor reads a page at any time; `npm run lab -- visitor-isolation` reads fifty at once. */
const VISITORS = 12;

test('concurrent visitors see their own name and cart only', async ({ stack }) => {
  const run = await runPages({
    storefront: stack.storefront,
    mock: stack.mock,
    pages: 96,
    sessions: VISITORS,
    atOnce: VISITORS,
  });
  expect(run).toMatchObject({ pages: 96, mixed: 0, strange: 0, failed: 0, examples: [] });
});
