import { journey } from './journey.ts';
import { checkOut, orderByPzn, signIn } from './pages/storefront.ts';
import { expect } from './stack.ts';

const MOTHER = 'Margarete Sommer';

journey('a buyer orders for an account that she manages', 'pointer, 1280 px', async (hand, stack) => {
  const { page } = hand;
  await page.goto(stack.storefront);
  await signIn(hand, 'erika@offizin.example', 'demo');
  await hand.press(page.getByRole('link', { name: 'Mein Konto' }));
  const mother = page.getByRole('radio', { name: MOTHER });
  await hand.tick(mother);
  await hand.press(page.getByRole('button', { name: 'Konto wählen' }));
  await expect(page.getByText(`Ab jetzt bestellen Sie für: ${MOTHER}`)).toBeVisible();
  await page.reload();
  await expect(mother).toBeChecked();
  await expect(page.getByRole('definition').filter({ hasText: 'K100002' })).toBeVisible();
  await orderByPzn(hand, stack.storefront, '16395176');
  const number = await checkOut(hand);
  await hand.press(page.getByRole('link', { name: 'Meine Bestellungen' }));
  await hand.press(page.getByRole('link', { name: `Bestellung ${number}` }));
  await expect(page.getByRole('main')).toContainText('Am Mühlbach 3');

  await page.goto(`${stack.storefront}/account`);
  await hand.tick(page.getByRole('radio').first());
  await hand.press(page.getByRole('button', { name: 'Konto wählen' }));
  await expect(page.getByText('Ab jetzt bestellen Sie für: Erika Sommer')).toBeVisible();
  await page.goto(`${stack.storefront}/account/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
});
