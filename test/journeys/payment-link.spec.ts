import { journey } from './journey.ts';
import { handOf } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import {
  cartLines,
  enterCredentials,
  goOnTo,
  orderByPzn,
  placeOrder,
  signInWithCart,
} from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'SF-CART-07 SF-CART-18 a cart is passed on by a payment link and paid on another device, as it was',
  'finger, 360 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await signInWithCart(hand, storefront, '16395176; 2');
    await hand.press(page.getByRole('button', { name: 'Zahlungslink erstellen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung bezahlen' })).toBeVisible();
    const total = page.getByRole('complementary', { name: 'Zusammenfassung' });
    const sum = (await total.textContent()) ?? '';
    const address = await page.getByLabel('Adresse dieser Seite').inputValue();
    expect(address).toBe(page.url());
    await orderByPzn(hand, storefront, '04877800');
    await page.goto(address);
    await expect(page.getByRole('main').getByText('PZN\u00a016395176')).toBeVisible();
    await expect(page.getByRole('main').getByText('PZN\u00a004877800')).toBeHidden();
    await expect(total).toHaveText(sum);

    const other = handOf(await newVisitor(page));
    const main = other.page.getByRole('main');
    await orderByPzn(other, storefront, '01845685');
    await other.page.goto(address);
    await expect(other.page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await enterCredentials(other, 'erika@offizin.example', 'demo');
    await expect(other.page.getByRole('heading', { level: 1, name: 'Bestellung bezahlen' })).toBeVisible();
    await other.press(main.getByRole('button', { name: 'Jetzt bezahlen' }));
    await expect(
      other.page.getByRole('heading', { level: 1, name: 'Wie möchten Sie bezahlen?' }),
    ).toBeVisible();
    const steps = other.page.getByRole('navigation', { name: 'Schritte der Bestellung' });
    await expect(steps.getByRole('listitem')).toHaveText([/Adresse/, /Zahlung/, /Prüfen/]);
    await goOnTo(other, 'Bitte prüfen Sie Ihre Bestellung');
    await expect(main.getByText('PZN\u00a016395176')).toBeVisible();
    await placeOrder(other);

    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dieser Zahlungslink gilt nicht' }),
    ).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }));
    await expect(cartLines(page)).toHaveCount(2);
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Wohin dürfen wir liefern?' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wie soll Ihre Bestellung kommen?' }),
    ).toBeVisible();
  },
);

journey(
  'SF-CART-18 a payment link shows nothing to whoever acts for another account, and can be withdrawn',
  'keyboard, 1280 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await signInWithCart(hand, storefront, '16395176');
    await hand.press(page.getByRole('button', { name: 'Zahlungslink erstellen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Bestellung bezahlen' })).toBeVisible();
    const address = page.url();
    await page.goto(`${storefront}/account`);
    await hand.tick(page.getByRole('radio', { name: 'Margarete Sommer' }));
    await hand.press(page.getByRole('button', { name: 'Konto wählen' }));
    await expect(page.getByText('Ab jetzt bestellen Sie für: Margarete Sommer')).toBeVisible();
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dieser Zahlungslink gilt nicht' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Vitamin');

    await page.goto(`${storefront}/account`);
    await hand.tick(page.getByRole('radio').first());
    await hand.press(page.getByRole('button', { name: 'Konto wählen' }));
    await expect(page.getByText('Ab jetzt bestellen Sie für: Erika Sommer')).toBeVisible();
    await page.goto(address);
    await page.goto(`${storefront}/cart`);
    await hand.press(page.getByRole('link', { name: /^Zahlungslink vom/ }));
    await hand.press(page.getByRole('button', { name: 'Link zurücknehmen' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dieser Zahlungslink gilt nicht' }),
    ).toBeVisible();
    await page.goto(`${storefront}/cart`);
    await expect(cartLines(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Zahlungslink vom/ })).toHaveCount(0);
  },
);
