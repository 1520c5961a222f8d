import { journey } from './journey.ts';
import { goOnTo, placeOrder, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'an order is split over two addresses, paid by card, and found again in the account',
  'finger, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    await signInWithCart(hand, stack.storefront, '04877800; 2\n16395176');
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await hand.press(page.getByRole('link', { name: 'An mehrere Adressen liefern' }));

    await hand.press(page.locator('summary', { hasText: 'Weitere Lieferadresse' }));
    await hand.tick(page.getByRole('radio').nth(1));
    await hand.press(page.getByRole('button', { name: 'Lieferung hinzufügen' }));
    const second = page.getByRole('region', { name: 'Lieferung 2' });
    await expect(second).toContainText('In dieser Lieferung ist noch nichts.');
    await hand.write(page.getByLabel('Packungen').first(), '1');
    await hand.press(page.getByRole('button', { name: /^Verschieben/ }).first());
    await expect(second).toContainText('1 Packung');

    await hand.press(page.locator('summary', { hasText: 'Weitere Lieferadresse' }));
    await hand.press(page.getByRole('button', { name: 'Lieferung hinzufügen' }));
    const third = page.getByRole('region', { name: 'Lieferung 3' });
    await expect(third).toContainText('In dieser Lieferung ist noch nichts.');
    const before = (await third.getByRole('group').or(third.locator('address')).first().textContent()) ?? '';
    const other = third.getByLabel('Andere Adresse').locator('option').last();
    await third.getByLabel('Andere Adresse').selectOption((await other.getAttribute('value')) ?? '');
    await hand.press(third.getByRole('button', { name: 'Adresse übernehmen' }));
    await expect(third.locator('address')).not.toHaveText(before);
    await hand.press(third.getByRole('button', { name: /^Lieferung auflösen/ }));
    await expect(third).toHaveCount(0);
    await page.reload();
    await expect(second).toContainText('1 Packung');
    await goOnTo(hand, 'Wie soll Ihre Bestellung kommen?');
    await expect(page.getByRole('group', { name: 'Lieferung 2' })).toBeVisible();

    await goOnTo(hand, 'Wie möchten Sie bezahlen?');
    await hand.tick(page.getByRole('radio', { name: /^Kreditkarte/ }));
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByText('Bitte prüfen Sie 4 Angaben:')).toBeVisible();
    await expect(page.getByLabel('Name auf der Karte')).toBeFocused();
    await hand.write(page.getByLabel('Name auf der Karte'), 'Erika Sommer');
    await hand.write(page.getByLabel('Gültig bis'), '12/30');
    await hand.write(page.getByLabel('Prüfnummer'), '123');
    await hand.write(page.getByLabel('Kartennummer'), '4000 0000 0000 0002');
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByText(/^Ihre Bank hat die Zahlung abgelehnt/)).toBeVisible();
    await hand.write(page.getByLabel('Kartennummer'), '4242 4242 4242 4242');
    await goOnTo(hand, 'Bitte prüfen Sie Ihre Bestellung');
    await expect(page.getByText('Karte, die auf 4242 endet')).toBeVisible();

    const number = await placeOrder(hand);
    await hand.press(page.getByRole('link', { name: 'Meine Bestellungen' }));
    await hand.press(page.getByRole('link', { name: `Bestellung ${number}` }));
    await expect(page.getByRole('region', { name: 'Lieferung 2' })).toContainText('1 Packung');
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }));
    await expect(page.getByLabel('Bestellnummer')).toHaveValue(number);
  },
);
