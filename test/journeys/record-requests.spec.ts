import { openTab, startSession } from './pages/console.ts';
import { callPlatform, createCases } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('RD-RELATED-15 the page of an account asks for its related lists in few calls, and for none while scrolling', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const account = page.getByRole('link', { name: /^Gemeinschaftspraxis/ }).first();
  await expect(account).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/ui-api/')) calls.push(pathname.replace(/.*\/ui-api\//, ''));
  });
  await account.click();
  await openTab(page, 'Zugehörige Datensätze');
  const lists = page.getByRole('region', { name: 'Zugehörige Datensätze' });
  const headings = lists.getByRole('heading');
  await expect.poll(() => headings.count()).toBeGreaterThan(10);
  await headings.nth(1).scrollIntoViewIfNeeded();
  await expect(lists.locator('.MuiSkeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // Those in sight, what has come into sight before they were there, and all others.
  const batches = calls.filter((call) => call.startsWith('related-list-records/'));
  expect(batches.length).toBeGreaterThan(0);
  expect(batches.length).toBeLessThanOrEqual(3);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(26);
  for (const heading of await headings.all()) await heading.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call.startsWith('related-list-records/'))).toEqual(batches);
});

test('PF-REST-36 RD-ERR-24 a record that is read again comes without its content until it changes', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const [id = ''] = await createCases(page, [{ Subject: 'Tropfen fehlen' }]);
  const answers: { status: number; tag: string | undefined }[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && response.url().includes(`/ui-api/records/${id}`))
      answers.push({ status: response.status(), tag: response.request().headers()['if-none-match'] });
  });
  await page.goto(`${stack.console}/o/Case/${id}`);
  const edit = page.getByRole('link', { name: 'Bearbeiten', exact: true });
  const subject = page.getByRole('textbox', { name: 'Betreff' });
  await edit.click();
  await expect(subject).toHaveValue('Tropfen fehlen');
  await expect.poll(() => answers.at(-1)).toEqual({ status: 304, tag: expect.stringMatching(/^"\w+"$/) });
  expect(answers[0]).toEqual({ status: 200, tag: undefined });

  const before = answers.length;
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Subject: 'Tropfen sind da' } });
  await page.goBack();
  await edit.click();
  await expect(subject).toHaveValue('Tropfen sind da');
  expect(answers.slice(before).map(({ status }) => status)).toContain(200);
});

test('RD-LAYOUT-18 accounts are asked for a path once, and not again by a page that is loaded anew', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Account`);
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/path/layout/')) asked.push(`${pathname.split('/').at(-1)} ${response.status()}`);
  });
  /** A record's picture is asked for last. */
  const drawn = () => page.waitForResponse((response) => response.url().includes('/record-avatars/'));
  const open = async (number: number) => {
    const isDrawn = drawn();
    const link = page.locator(`tr[aria-rowindex="${number + 2}"] a`).first();
    const name = String(await link.textContent());
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await openTab(page, 'Details');
    await isDrawn;
  };
  await open(0);
  await expect.poll(() => asked).toEqual(['Account 404']);
  const isDrawnAnew = drawn();
  await page.reload();
  await openTab(page, 'Details');
  await isDrawnAnew;
  await page.goto(`${stack.console}/o/Account`);
  await open(1);
  expect(asked).toEqual(['Account 404']);

  // Where there is a path, it is there.
  await page.goto(`${stack.console}/o/Case`);
  await open(0);
  await expect(page.getByRole('list').getByRole('button', { name: 'Neu', exact: true })).toBeVisible();
  expect(asked.filter((answer) => answer.startsWith('Account'))).toEqual(['Account 404']);
});
