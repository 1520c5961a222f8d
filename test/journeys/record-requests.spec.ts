import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

test('RD-RELATED-15 the page of an account asks for its related lists in two calls, and for none while scrolling', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`, { waitUntil: 'networkidle' });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/ui-api/')) calls.push(pathname.replace(/.*\/ui-api\//, ''));
  });
  await page
    .getByRole('link', { name: /^Gemeinschaftspraxis/ })
    .first()
    .click();
  const lists = page.getByRole('region', { name: 'Zugehörige Datensätze' });
  const headings = lists.getByRole('heading');
  await expect.poll(() => headings.count()).toBeGreaterThan(10);
  await headings.nth(1).scrollIntoViewIfNeeded();
  await expect(lists.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call.startsWith('related-list-records/'))).toHaveLength(2);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(21);
  const before = calls.length;
  for (const heading of await headings.all()) await heading.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(calls.slice(before)).toEqual([]);
});
