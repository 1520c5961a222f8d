import { expect, test } from './house.ts';
import { setStore } from './pages/store-flags.ts';
import { emptyCart, goOnTo, orderByPzn, placeOrder, signIn } from './pages/storefront.ts';

test.beforeEach(({ house }) => setStore(house.mock, { GuestCartEnabled: true, GuestCheckoutEnabled: true }));
test.afterEach(({ house }) => setStore(house.mock, { GuestCartEnabled: false, GuestCheckoutEnabled: false }));

test('a guest orders, every missing entry is named beside its field, and an account takes the order over', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await orderByPzn(page, house.storefront, '16395176');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wohin dürfen wir liefern?' })).toBeVisible();
  await page.getByLabel('Vorname').fill('Gesa');
  await page.getByRole('button', { name: 'Weiter' }).click();
  const email = page.getByLabel('E-Mail-Adresse');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Bitte geben Sie eine E-Mail-Adresse an/);
  await expect(page.getByLabel('Vorname')).toHaveValue('Gesa');

  await email.fill('gesa@offizin.example');
  await page.getByLabel('Nachname').fill('Gast');
  await page.getByLabel('Straße und Hausnummer').fill('Am Markt 2');
  await page.getByLabel('Postleitzahl').fill('50667');
  await page.getByLabel('Ort', { exact: true }).fill('Köln');
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await page.goBack();
  await expect(page.getByLabel('Nachname')).toHaveValue('Gast');
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');
  await placeOrder(page);
  await expect(page.getByText('Die Bestätigung geht an gesa@offizin.example.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lieferung' })).toContainText('Vitalund Vitamin D3');

  const number = (await page.getByText(/^Bestellnummer /).textContent())?.replace('Bestellnummer ', '') ?? '';
  await page.getByRole('link', { name: 'Konto eröffnen' }).click();
  await expect(page.getByLabel('Nachname')).toHaveValue('Gast');
  await page.getByLabel('E-Mail-Adresse').fill('erika@offizin.example');
  const password = page.getByLabel('Passwort');
  await password.fill('kurz');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/mindestens 8 Zeichen/);
  await password.fill('lange-genug');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/gibt es schon ein Konto/);
  await email.fill('gesa@offizin.example');
  await password.fill('lange-genug');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihr Konto ist eröffnet, und Sie sind angemeldet.')).toBeVisible();
  await expect(page.getByText('Am Markt 2').first()).toBeVisible();
  await page.goto(`${house.storefront}/account/orders`);
  await expect(page.getByText(number)).toBeVisible();
});

test('the cart of a guest comes along at sign-in, and what does not is named with its reason', async ({
  page,
  house,
}) => {
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);
  await orderByPzn(page, house.storefront, '04877800; 3');
  await page.goto(`${house.storefront}/account`);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();

  await orderByPzn(page, house.storefront, '04877800\n16395176; 2');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('erika@offizin.example');
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(
    page.getByText('1 Produkt aus Ihrem Warenkorb von vorhin konnte nicht übernommen werden.'),
  ).toBeVisible();
  await expect(page.getByText(/geben wir höchstens 3 Packungen pro Bestellung ab/)).toBeVisible();
  const vitamin = page.getByRole('article').filter({ hasText: 'Vitalund Vitamin D3' });
  await expect(vitamin.getByLabel('Menge', { exact: true })).toHaveValue('2');
});
