import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import { journey } from './journey.ts';
import { openSandbox } from './pages/sandbox.ts';
import { enterBilling, FIRST_STEP, goOnTo, placeOrder, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

const { paymentProvider: provider } = paymentsConstants;

journey(
  'a payment that is refused once keeps every choice and succeeds on retry',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    const sandbox = openSandbox(stack);
    await signInWithCart(hand, stack.storefront, '16395176; 2');
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    await expect(page.getByText(/^Wir liefern in diese Länder/)).toContainText(`über ${provider}`);
    await goOnTo(hand, 'Wie soll Ihre Bestellung kommen?');
    await goOnTo(hand, 'Wie möchten Sie bezahlen?');

    const service = page.getByRole('radio', { name: /^Zahlungsdienst/ });
    await hand.tick(service);
    await hand.tick(page.getByRole('radio', { name: 'Andere Rechnungsadresse' }));
    await enterBilling(hand);
    await sandbox.spoil({
      kind: 'status',
      status: 422,
      example: 'declined',
      operationIds: ['createPayment'],
      times: 1,
    });
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    await expect(page.getByText(/^Ihre Bank hat die Zahlung abgelehnt/)).toBeVisible();
    await expect(page).toHaveURL(`${stack.storefront}/checkout/payment`);
    await expect(service).toBeChecked();
    await expect(service).toHaveAccessibleName(new RegExp(provider));
    await expect(page.getByLabel('Nachname')).toHaveValue('Rechnung');

    await goOnTo(hand, 'Bitte prüfen Sie Ihre Bestellung');
    await page.reload();
    const facts = page.getByRole('main');
    await expect(facts.getByText('Zahlungsdienst')).toBeVisible();
    await expect(facts.getByText('Renate Rechnung')).toBeVisible();

    const number = await placeOrder(hand);
    await hand.press(page.getByRole('link', { name: 'Meine Bestellungen' }));
    await hand.press(page.getByRole('link', { name: `Bestellung ${number}` }));
    await expect(page.getByRole('main')).toContainText('Renate Rechnung');
  },
);
