import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

const MERCHANDISER = 'merch@offizin.example';

test('the home content editor changes a banner of the shop and is read-only for support', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/commerce/home-content`);
  const banner = page.getByRole('region', { name: 'Erkältungszeit' });
  await banner.getByRole('textbox', { name: 'Überschrift' }).fill('Warm durch den Winter');
  await expect(banner.getByRole('region', { name: 'Vorschau' })).toContainText('Warm durch den Winter');
  await banner.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert. Der Shop zeigt es jetzt.')).toBeVisible();
  await page.goto(stack.storefront);
  await expect(page.getByText('Warm durch den Winter').first()).toBeVisible();

  await page.goto(stack.console);
  await page.getByRole('button', { name: /Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/commerce/home-content`);
  await expect(page.getByText('Ihre Rolle darf Inhalte nicht ändern.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
});

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
