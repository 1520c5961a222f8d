import { mailedCode } from '../open-account.ts';
import { journey } from './journey.ts';
import { FIRST_STEP, goOnTo, orderByPzn, placeOrder } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'a visitor finds a product, splits the order with a coupon, pays by card, looks it up and registers',
  'pointer, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    const email = `vera-${Date.now()}@offizin.example`;
    await orderByPzn(hand, stack.storefront, '04877800; 2');
    await page.goto(stack.storefront);
    await hand.write(page.getByRole('combobox').first(), 'Vitalund Vitamin D3');
    await page.keyboard.press('Enter');
    await hand.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /Vitalund Vitamin D3/ })
        .first(),
    );
    // The pages before have such buttons too.
    await expect(page.getByRole('heading', { level: 1, name: /^Vitalund Vitamin D3/ })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'In den Warenkorb' }).first());
    await expect(page.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
    // The count rises before the product is in the cart.
    await expect(page.getByText(/liegt jetzt in Ihrem Warenkorb\.$/)).toBeVisible();
    await page.goto(`${stack.storefront}/cart`);
    await hand.write(page.getByLabel('Gutscheincode'), 'VERSANDFREI');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /VERSANDFREI/ })).toBeVisible();

    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    for (const [label, text] of [
      ['E-Mail-Adresse', email],
      ['Vorname', 'Vera'],
      ['Nachname', 'Besuch'],
      ['Straße und Hausnummer', 'Am Markt 2'],
      ['Postleitzahl', '50667'],
      ['Ort', 'Köln'],
      ['Telefonnummer', '0221 123456'],
    ] as const)
      await hand.write(page.getByLabel(label, { exact: true }), text);
    await hand.press(page.getByRole('button', { name: 'An mehrere Adressen liefern' }));
    await hand.press(page.locator('summary', { hasText: 'Weitere Lieferadresse' }));
    for (const [label, text] of [
      ['Vorname', 'Oma'],
      ['Nachname', 'Besuch'],
      ['Straße und Hausnummer', 'Lindenweg 4'],
      ['Postleitzahl', '80331'],
      ['Ort', 'München'],
    ] as const)
      await hand.write(page.getByLabel(label, { exact: true }), text);
    await hand.press(page.getByRole('button', { name: 'Lieferung hinzufügen' }));
    const second = page.getByRole('region', { name: 'Lieferung 2' });
    await expect(second).toContainText('In dieser Lieferung ist noch nichts.');
    await hand.press(page.getByRole('button', { name: /^Verschieben/ }).first());
    await expect(second).toContainText(/Packung/);
    await goOnTo(hand, 'Wie soll Ihre Bestellung kommen?');
    await goOnTo(hand, 'Wie möchten Sie bezahlen?');

    await hand.tick(page.getByRole('radio', { name: /^Kreditkarte/ }));
    await hand.write(page.getByLabel('Name auf der Karte'), 'Vera Besuch');
    await hand.write(page.getByLabel('Gültig bis'), '12/30');
    await hand.write(page.getByLabel('Prüfnummer'), '123');
    await hand.write(page.getByLabel('Kartennummer'), '4000 0000 0000 0002');
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByText(/^Ihre Bank hat die Zahlung abgelehnt/)).toBeVisible();
    await hand.write(page.getByLabel('Kartennummer'), '4242 4242 4242 4242');
    await goOnTo(hand, 'Bitte prüfen Sie Ihre Bestellung');
    const number = await placeOrder(hand);

    await hand.press(page.getByRole('main').getByRole('link', { name: 'Bestellung ansehen' }));
    await expect(page.getByLabel('Bestellnummer')).toHaveValue(number);
    await hand.write(page.getByLabel('E-Mail-Adresse'), email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lieferung 2' })).toContainText('Lindenweg 4');

    await page.goto(`${stack.storefront}/register`);
    await expect(page.getByLabel('Nachname')).toHaveValue('Besuch');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
    await hand.press(page.getByRole('main').getByRole('button', { name: 'Weiter' }));
    await expect(page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`)).toBeVisible();
    await hand.write(page.getByLabel('Code'), await mailedCode(stack.mock, email));
    await hand.write(page.getByLabel('Neues Passwort'), 'lange-genug');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ihr Passwort ist gespeichert, und Sie sind angemeldet.')).toBeVisible();
    await page.goto(`${stack.storefront}/account/orders`);
    await expect(page.getByText(number)).toBeVisible();
  },
);
