import { outsideScenario } from '../../stack/scenario.ts';
import { openFromList, startSession } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { expect, test } from '../stack.ts';

test('an administrator looks after users, which others only see', async ({ page, browser, stack }) => {
  const hand = new Keyboard(page);
  await page.goto(stack.console);
  await hand.press(
    page.getByRole('region', { name: 'Demo-Zugänge' }).getByRole('link', { name: /^admin@offizin\.example/ }),
  );
  await hand.write(page.getByLabel('Passwort'), 'demo');
  await hand.press(page.getByRole('button', { name: 'Anmelden' }));
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.getByRole('button', { name: 'App: Verwaltung' })).toBeVisible();
  await hand.press(navigation.getByRole('link', { name: 'Benutzer', exact: true }));
  await hand.press(page.getByRole('link', { name: 'Benutzer anlegen' }));
  await hand.write(page.getByRole('textbox', { name: /^Vorname/ }), 'Nora');
  await hand.write(page.getByRole('textbox', { name: /^Nachname/ }), 'Neumann');
  await hand.write(page.getByRole('textbox', { name: /^Benutzername/ }), 'nora@offizin.example');
  await hand.write(page.getByRole('textbox', { name: /^E-Mail/ }), 'nora@offizin.example');
  await hand.write(page.getByRole('combobox', { name: /^Profil/ }), 'Support');
  await page.getByRole('option', { name: /^Support/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hand.press(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Neumann' })).toBeVisible();
  const userId = new URL(page.url()).pathname.split('/').at(-1);
  await hand.press(page.getByRole('link', { name: 'Bearbeiten', exact: true }));
  await hand.write(page.getByRole('textbox', { name: /^Vorname/ }), 'Norah');
  await hand.press(page.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Norah Neumann' })).toBeVisible();

  const support = await browser.newPage({ locale: 'de-DE' });
  await startSession(support, stack.console, 'support@offizin.example');
  await openFromList(support, stack.console, 'User', 'Norah Neumann');
  await expect(support.getByRole('region', { name: 'Details' })).toContainText('nora@offizin.example');
  await expect(support.getByRole('link', { name: /Bearbeiten/ })).toHaveCount(0);
  await support.goto(`${stack.console}/o/User`);
  await expect(support.getByRole('grid')).toBeVisible();
  await expect(support.getByRole('link', { name: 'Benutzer anlegen' })).toHaveCount(0);
  await support.goto(`${stack.console}/o/User/new`);
  await expect(support.getByText('Ihre Rolle darf Datensätze dieses Objekts nicht anlegen.')).toBeVisible();
  const refused = await outsideScenario(() =>
    support.request.patch(
      `${stack.console}/services/data/v64.0/ui-api/records/${userId}`,
      // A connection that was idle since the session began may be closed in this moment.
      { data: { fields: { IsActive: false } }, headers: { origin: stack.console }, maxRetries: 1 },
    ),
  );
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("You don't have access to this record.");
  await support.close();
});
