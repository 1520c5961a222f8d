import { expect, test } from './stack.ts';

test.use({ policyBreaches: 1 });

test('an injected script does not run and is reported as the one policy violation', async ({
  page,
  sharedStack: stack,
}) => {
  await page.route(stack.storefront, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body', '<script>window.injected = true;</script><body');
    await route.fulfill({ response, body });
  });
  await page.goto(stack.storefront);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
