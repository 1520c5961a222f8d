import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import { journey } from './journey.ts';
import type { Hand } from './pages/hands.ts';
import { enterBilling, FIRST_STEP, goOnTo, placeOrder, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const PAYMENT = 'Wie möchten Sie bezahlen?';
const REVIEW = 'Bitte prüfen Sie Ihre Bestellung';

// The pages of the bank and of the wallet are part of the sandbox.
test.use({ platform: 'demo' });

journey(
  'SF-PAYMENT-04 SF-PAYMENT-06 a card whose bank asks is refused, comes back with everything and is confirmed',
  'pointer, 1280 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await toPayment(hand, storefront);
    await hand.tick(page.getByRole('radio', { name: /^Kreditkarte/ }));
    await hand.press(page.getByText('Testkarten dieser Demo'));
    await expect(page.getByText('4000 0000 0000 3220')).toBeVisible();
    await enterCard(hand);
    await hand.tick(page.getByRole('radio', { name: 'Andere Rechnungsadresse' }));
    await enterBilling(hand);
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByRole('heading', { name: 'Zahlung bestätigen' })).toBeVisible();
    await expect(page.getByText('die auf 3220 endet')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Ablehnen' }));
    await expect(page.getByRole('heading', { level: 1, name: PAYMENT })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Sie haben die Zahlung nicht bestätigt.');
    await expect(page.getByRole('radio', { name: /^Karte noch einmal bestätigen/ })).toBeChecked();
    await expect(page.getByLabel('Nachname')).toHaveValue('Rechnung');

    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByRole('heading', { name: 'Zahlung bestätigen' })).toBeVisible();
    await page.reload();
    await hand.press(page.getByRole('button', { name: 'Zahlung bestätigen' }));
    await expect(page.getByRole('heading', { level: 1, name: REVIEW })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Karte, die auf 3220 endet')).toBeVisible();
    await expect(page.getByRole('main').getByText('Renate Rechnung')).toBeVisible();
    await placeOrder(hand);
  },
);

journey(
  'SF-PAYMENT-04 a wallet is cancelled and then confirmed',
  'keyboard, 1280 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await toPayment(hand, storefront);
    await hand.tick(page.getByRole('radio', { name: /^Wallet/ }));
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByRole('heading', { name: 'Mit der Wallet bezahlen' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Abbrechen' }));
    await expect(page.getByRole('heading', { level: 1, name: PAYMENT })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Es wurde nichts bezahlt.');
    await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked();
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await hand.press(page.getByRole('button', { name: 'Jetzt bezahlen' }));
    await expect(page.getByRole('heading', { level: 1, name: REVIEW })).toBeVisible();
    await expect(page.getByRole('main').getByText('Wallet (Demo)')).toBeVisible();
    const number = await placeOrder(hand);
    await hand.press(page.getByRole('link', { name: 'Meine Bestellungen' }));
    await expect(page.getByRole('link', { name: `Bestellung ${number}` })).toBeVisible();
  },
);

journey(
  'SF-PAYMENT-05 steps back to the bank and to its return order once and lose nothing',
  'keyboard, 360 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await toPayment(hand, storefront);
    await hand.tick(page.getByRole('radio', { name: /^Wallet/ }));
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByRole('heading', { name: 'Mit der Wallet bezahlen' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: PAYMENT })).toBeVisible();
    await page.goForward();
    await hand.press(page.getByRole('button', { name: 'Jetzt bezahlen' }));
    await expect(page.getByRole('heading', { level: 1, name: REVIEW })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: /Wallet bezahlen|Zahlung bestätigt/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sie haben diese Zahlung bestätigt' })).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Weiter zum Shop' }));
    await expect(page.getByRole('heading', { level: 1, name: REVIEW })).toBeVisible();
    const number = await placeOrder(hand);
    await page.goBack();
    await page.goto(`${storefront}/account/orders`);
    await expect(page.getByRole('link', { name: `Bestellung ${number}` })).toHaveCount(1);
  },
);

journey(
  'SF-PAYMENT-04 an English page leads to the English page of the bank and back',
  'finger, 360 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await toPayment(hand, storefront);
    await page.goto(`${storefront}/en/checkout/payment`);
    await expect(page.getByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeVisible();
    await hand.tick(page.getByRole('radio', { name: /^Wallet/ }));
    await hand.press(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByRole('heading', { name: 'Pay with the wallet' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('alert')).toContainText('You have not confirmed the payment.');
    await hand.press(page.getByRole('button', { name: 'Next' }));
    await hand.press(page.getByRole('button', { name: 'Pay now' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Please check your order' })).toBeVisible();
    await expect(page).toHaveURL(`${storefront}/en/checkout/review`);
  },
);

journey(
  'SF-PAYMENT-07 whoever reaches the shop from another machine is offered what can be confirmed there',
  'pointer, 1280 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await toPayment(hand, storefront);
    await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeVisible();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
    await page.reload();
    await hand.tick(page.getByRole('radio', { name: /^Kreditkarte/ }));
    await expect(page.getByRole('radio', { name: /^Wallet/ })).toHaveCount(0);
    await hand.press(page.getByText('Testkarten dieser Demo'));
    await expect(page.getByText('4242 4242 4242 4242')).toBeVisible();
    await expect(page.getByText('4000 0000 0000 3220')).toHaveCount(0);
    await enterCard(hand);
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByRole('alert')).toContainText('Die Zahlung wurde nicht bestätigt.');
    await expect(page.getByRole('heading', { level: 1, name: PAYMENT })).toBeVisible();
  },
);

async function toPayment(hand: Hand, storefront: string): Promise<void> {
  const { page } = hand;
  await signInWithCart(hand, storefront, '16395176; 2');
  await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  await goOnTo(hand, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(hand, PAYMENT);
}

async function enterCard(hand: Hand): Promise<void> {
  for (const [label, text] of [
    ['Name auf der Karte', 'Erika Sommer'],
    ['Kartennummer', paymentsConstants.confirmedCardNumber],
    ['Gültig bis', '12/30'],
    ['Prüfnummer', '123'],
  ] as const)
    await hand.write(hand.page.getByLabel(label), text);
}
