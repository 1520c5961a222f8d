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
  await page.goto(`${stack.storefront}/en`);
  await expect(page.getByText('Well through the cold season').first()).toBeVisible();

  await page.goto(stack.console);
  await page.getByRole('button', { name: /Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/commerce/home-content`);
  await expect(page.getByText('Ihre Rolle darf Inhalte nicht ändern.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
});

test('a content of the home page that is missing in English is drafted, translated and published', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, MERCHANDISER);
  await page.goto(`${stack.console}/commerce/home-content?language=en`);
  const banner = page.getByRole('region', { name: 'Sun care' });
  await banner.getByRole('link', { name: 'Datensatz öffnen' }).click();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  // It can be undone for a while, within the console.
  await page.getByRole('link', { name: 'Startseite des Shops' }).click();
  await page.getByRole('button', { name: 'Englisch' }).click();
  const missing = page.getByRole('region', { name: 'Sonnenschutz' });
  await missing.getByRole('button', { name: 'Übersetzung anlegen' }).click();
  await missing.getByRole('textbox', { name: 'Überschrift' }).fill('Shade for everybody');
  await missing.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Der Shop zeigt es, sobald es veröffentlicht ist.')).toBeVisible();
  await page.goto(`${stack.storefront}/en`);
  await expect(page.getByText('Sonne genießen, Haut schützen').first()).toBeAttached();
  await page.goto(`${stack.console}/commerce/home-content?language=en`);
  await missing.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht. Der Shop zeigt es jetzt.')).toBeVisible();
  await page.goto(`${stack.storefront}/en`);
  await expect(page.getByText('Shade for everybody').first()).toBeAttached();
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
