import { getActiveTheme } from '#generated/record-data/client.gen.ts';
import { watchCalls } from './pages/calls.ts';
import { signIn } from './pages/console.ts';
import { runAxe } from './pages/violations.ts';
import { expect, test } from './stack.ts';

test('the console takes the colour of the brand from the theme, readable in both appearances', async ({
  page,
  stack,
}) => {
  await page.route('**/ui-api/themes/active', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brandColor: '#FFB000' } });
  });
  const calls = watchCalls(page);
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await calls.expectAnswered(getActiveTheme);
  await page.goto(`${stack.console}/o/Product2`);
  const create = page.getByRole('link', { name: 'Produkt anlegen' });
  const colorOf = () => create.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(create).toBeVisible();
  expect(await colorOf()).not.toBe('rgb(10, 107, 80)');
  expect((await runAxe(page)).violations).toEqual([]);
  const light = await colorOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colorOf).not.toBe(light);
  expect((await runAxe(page)).violations).toEqual([]);
});
