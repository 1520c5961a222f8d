import { expect, test } from './house.ts';
import { setStore } from './pages/store-flags.ts';
import { emptyCart, goOnTo, orderByPzn, placeOrder, signIn } from './pages/storefront.ts';

test.afterEach(({ house }) => setStore(house.mock, { SplitShipmentEnabled__c: false }));

test('an order is split over two addresses, paid by card, and found again in the account', async ({
  page,
  house,
}) => {
  await setStore(house.mock, { SplitShipmentEnabled__c: true });
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);
  await orderByPzn(page, house.storefront, '04877800; 2\n16395176');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await page.getByRole('link', { name: 'An mehrere Adressen liefern' }).click();

  await page.getByText('Weitere Lieferadresse').click();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Lieferung hinzufügen' }).click();
  const second = page.getByRole('region', { name: 'Lieferung 2' });
  await expect(second).toContainText('In dieser Lieferung ist noch nichts.');
  await page.getByLabel('Packungen').first().fill('1');
  await page
    .getByRole('button', { name: /^Verschieben/ })
    .first()
    .click();
  await expect(second).toContainText('1 Packung');
  await page.reload();
  await expect(second).toContainText('1 Packung');
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await expect(page.getByRole('group', { name: 'Lieferung 2' })).toBeVisible();

  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await page.getByText('Kreditkarte').click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Bitte prüfen Sie 4 Angaben:')).toBeVisible();
  await expect(page.getByLabel('Name auf der Karte')).toBeFocused();
  await page.getByLabel('Name auf der Karte').fill('Erika Sommer');
  await page.getByLabel('Gültig bis').fill('12/30');
  await page.getByLabel('Prüfnummer').fill('123');
  await page.getByLabel('Kartennummer').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText(/^Ihre Bank hat die Zahlung abgelehnt/)).toBeVisible();
  await page.getByLabel('Kartennummer').fill('4242 4242 4242 4242');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');
  await expect(page.getByText('Karte, die auf 4242 endet')).toBeVisible();

  const number = await placeOrder(page);
  await page.getByRole('link', { name: 'Meine Bestellungen' }).click();
  await page.getByRole('link', { name: `Bestellung ${number}` }).click();
  await expect(page.getByRole('region', { name: 'Lieferung 2' })).toContainText('1 Packung');
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(number);
});
