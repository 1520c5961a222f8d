import { journey } from './journey.ts';
import { enterCredentials, goOnToReview, placeOrder, signIn, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'an expired session, a second tab and a double order lose nothing in the checkout',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await signInWithCart(hand, stack.storefront, '16395176');
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await hand.tick(page.getByRole('radio', { name: 'Neue Adresse' }));
    await hand.write(page.getByLabel('Vorname'), 'Karl');
    await hand.write(page.getByLabel('Nachname'), 'Beispiel');
    await hand.write(page.getByLabel('Straße und Hausnummer'), 'Am Markt 2');
    await hand.write(page.getByLabel('Postleitzahl'), '50667');
    await hand.write(page.getByLabel('Ort', { exact: true }), 'Köln');
    await page.context().clearCookies({ name: 'shop_session' });
    await hand.press(page.getByRole('button', { name: 'Weiter' }));

    await expect(page.getByText(/^Ihre Anmeldung ist abgelaufen/)).toBeVisible();
    await enterCredentials(hand, 'erika@offizin.example', 'demo');
    await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Am Markt 2');
    await goOnToReview(hand);

    const second = await page.context().newPage();
    await second.goto(`${stack.storefront}/checkout/review`);
    const number = await placeOrder(hand);
    expect(await placeOrder(second)).toBe(number);

    await page.goto(`${stack.storefront}/checkout/review`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    await page.goto(`${stack.storefront}/account/orders/OF-0000-0`);
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  },
);

journey(
  'who was signed out elsewhere goes on as a guest, is told so and can sign in again',
  'finger, 360 px',
  async (hand, { storefront }) => {
    const { page } = hand;
    await page.goto(`${storefront}/login`);
    await signIn(hand, 'erika@offizin.example', 'demo');
    const elsewhere = await page.context().cookies();
    await page.goto(`${storefront}/account`);
    await hand.press(page.getByRole('main').getByRole('button', { name: 'Abmelden' }));
    await expect(page).toHaveURL(`${storefront}/`);
    await page.context().addCookies(elsewhere);

    await page.goto(`${storefront}/`);
    await expect(page.getByText(/^Ihre Anmeldung ist abgelaufen/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/schiefgegangen/);
    await page.reload();
    await expect(page.getByText(/^Ihre Anmeldung ist abgelaufen/)).toBeHidden();
    await page.context().addCookies(elsewhere);
    await page.goto(`${storefront}/account/orders`);
    await enterCredentials(hand, 'erika@offizin.example', 'demo');
    await expect(page).toHaveURL(`${storefront}/account/orders`);
  },
);
