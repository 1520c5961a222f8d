import { expect, test } from './house.ts';
import { emptyCart, goOnTo, orderByPzn, placeOrder, signIn } from './pages/storefront.ts';

test('a session that ends in the checkout, a second tab and a double order lose nothing', async ({
  page,
  house,
}) => {
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);
  await orderByPzn(page, house.storefront, '16395176');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByRole('radio', { name: 'Neue Adresse' }).check();
  await page.getByLabel('Vorname').fill('Karl');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('Straße und Hausnummer').fill('Am Markt 2');
  await page.getByLabel('Postleitzahl').fill('50667');
  await page.getByLabel('Ort', { exact: true }).fill('Köln');
  await page.context().clearCookies({ name: 'shop_sid' });
  await page.getByRole('button', { name: 'Weiter' }).click();

  await expect(page.getByText(/^Ihre Anmeldung ist abgelaufen/)).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill('erika@offizin.example');
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Am Markt 2');
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');

  const second = await page.context().newPage();
  await second.goto(`${house.storefront}/checkout/review`);
  const number = await placeOrder(page);
  expect(await placeOrder(second)).toBe(number);

  await page.goto(`${house.storefront}/checkout/review`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  await page.goto(`${house.storefront}/account/orders/OF-0000-0`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
});
