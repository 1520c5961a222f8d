import { handOf } from './pages/hands.ts';
import { enterCredentials } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const ERIKA = 'erika@offizin.example';

test('PF-DOOR-33 whoever mistypes a password too often is told to wait', async ({ page, stack }) => {
  await page.goto(`${stack.storefront}/login`);
  const alert = page.getByRole('main').getByRole('alert');
  await enterCredentials(handOf(page), ERIKA, 'falsch');
  await expect(alert).toContainText('Benutzername oder Passwort stimmen nicht.');
  // On a slow machine the first waits, of a second and two, are over before the next try.
  await expect(async () => {
    await enterCredentials(handOf(page), ERIKA, 'falsch');
    await expect(alert).toContainText('Bitte warten Sie einige Minuten', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(ERIKA);
});
