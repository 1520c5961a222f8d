import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

test('the link that has the focus stays in sight while the navigation still loads', async ({
  page,
  sharedStack: stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await startSession(page, stack.console, 'support@offizin.example');
  const rest = Promise.withResolvers<void>();
  await page.route(/\/ui-api\/apps\/\w+/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await page.goto(`${stack.console}/o`);
  await expect(page.getByRole('heading', { level: 1, name: 'Objekte' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const link = navigation.getByRole('link', { name: 'Kundenblick' });
  await link.focus();
  await expect(link).toBeInViewport();
  const before = await navigation.getByRole('link').count();
  rest.resolve();
  await expect.poll(() => navigation.getByRole('link').count()).toBeGreaterThan(before);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
