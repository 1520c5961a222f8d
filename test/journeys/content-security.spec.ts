import type { Route } from '@playwright/test';
import { expect, test } from './stack.ts';

test.use({ policyBreaches: 1 });

test('an injected script does not run and is reported as the one policy violation', async ({
  page,
  sharedStack: stack,
}) => {
  const inject = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body', '<script>window.injected = true;</script><body');
    await route.fulfill({ response, body });
  };
  // A page that is routed bypasses caches, and loads itself again for data of its own.
  await page.route(stack.storefront, inject, { times: 1 });
  await page.goto(stack.storefront);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
