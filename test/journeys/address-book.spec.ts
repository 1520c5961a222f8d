import { signIn } from './pages/storefront.ts';
import { expect, onEveryStore, test } from './stack.ts';

onEveryStore(() => {
  test('an address is added with its errors mended, made the default, changed and deleted', async ({
    page,
    stack,
  }) => {
    await page.goto(stack.storefront);
    await signIn(page, 'erika@offizin.example', 'demo');
    await page.goto(`${stack.storefront}/account/addresses`);
    await page.getByRole('link', { name: 'Adresse hinzufügen' }).click();
    await page.getByLabel('Vorname').fill('Karl');
    await page.getByLabel('Straße und Hausnummer').fill('Am Markt 2');
    await page.getByLabel('Land').selectOption('AT');
    await page.getByLabel('Postleitzahl').fill('50667');
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(page.getByText('Bitte prüfen Sie 3 Angaben:')).toBeVisible();
    await expect(page.getByLabel('Nachname')).toBeFocused();
    await expect(page.getByLabel('Postleitzahl')).toHaveAccessibleDescription(/4 Ziffern/);
    await page.getByRole('link', { name: 'Bitte geben Sie den Ort an.' }).click();
    await expect(page.getByLabel('Ort', { exact: true })).toBeFocused();
    await page.getByLabel('Ort', { exact: true }).fill('Wien');
    await page.getByLabel('Nachname').fill('Neubau');
    await page.getByLabel('Postleitzahl').fill('1070');
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible();

    const card = page.getByRole('listitem').filter({ hasText: 'Karl Neubau' });
    await card.getByRole('button', { name: /^Als Standard verwenden/ }).click();
    await expect(card).toContainText('Standardadresse');
    await card.getByRole('link', { name: /^Ändern/ }).click();
    await page.getByLabel('Firma').fill('Praxis am Ring');
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(card).toContainText('Praxis am Ring');
    await card.getByText(/^Löschen/).click();
    await card.getByRole('button', { name: /^Endgültig löschen/ }).click();
    await expect(page.getByText('Die Adresse ist gelöscht.')).toBeVisible();
    await expect(card).toHaveCount(0);
    const usual = page.getByRole('listitem').filter({ hasText: 'Lindenstraße 12' });
    const defaults = usual.filter({ hasText: 'Standardadresse' });
    await expect(defaults).toHaveCount(1);
    await usual.getByRole('button', { name: /^Als Standard verwenden/ }).click();
    await expect(defaults).toHaveCount(2);
    await page.goto(`${stack.storefront}/account/addresses/8lW000000000001AAA`);
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });
});
