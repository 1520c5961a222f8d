import type { Locator, Page } from '@playwright/test';
import { journey } from './journey.ts';
import { expectAccessible } from './pages/accessible.ts';
import { openTab, startSession } from './pages/console.ts';
import { type Hand, Keyboard, Pointer } from './pages/hands.ts';
import { callPlatform } from './pages/lists.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { checkOut, FIRST_STEP, goOnTo, placeOrder, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

const SUPPORT = 'support@offizin.example';

/** The order that was placed last in a state, by its id. */
async function latestOrder(page: Page, state: string): Promise<string> {
  const { records } = await callPlatform<{ records: { id: string }[] }>(
    page,
    'POST',
    '/list-records/Order/AllOrders',
    { where: `{ Status: { eq: "${state}" } }`, pageSize: 1 },
  );
  return records[0]?.id ?? '';
}

/** More entries than any list of these dialogs has. */
const MOST_ENTRIES = 20;

/** Chooses an entry of the open list or menu by the arrows, as it is with and without a pointer. */
async function pick(page: Page, entry: Locator): Promise<void> {
  await entry.waitFor();
  for (let step = 0; step < MOST_ENTRIES; step += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry).toHaveCount(0);
}

/** Chooses a reason in the open dialog. */
async function chooseReason(hand: Hand, reason: string): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('dialog').getByRole('combobox', { name: /^Grund/ }));
  await pick(page, page.getByRole('option', { name: reason, exact: true }));
}

/** Opens an action of the record from its menu. */
async function openAction(hand: Hand, name: string): Promise<Locator> {
  const { page } = hand;
  await hand.press(page.getByRole('button', { name: 'Aktionen', exact: true }));
  await pick(page, page.getByRole('menuitem', { name }));
  return page.getByRole('dialog', { name });
}

/** Goes from the cart to the order, which a card pays. */
async function payByCard(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  await goOnTo(hand, 'Wie soll Ihre Bestellung kommen?');
  await goOnTo(hand, 'Wie möchten Sie bezahlen?');
  await hand.tick(page.getByRole('radio', { name: /^Kreditkarte/ }));
  for (const [label, text] of [
    ['Name auf der Karte', 'Erika Sommer'],
    ['Gültig bis', '12/30'],
    ['Prüfnummer', '123'],
    ['Kartennummer', '4242 4242 4242 4242'],
  ] as const)
    await hand.write(page.getByLabel(label), text);
  await goOnTo(hand, 'Bitte prüfen Sie Ihre Bestellung');
  await placeOrder(hand);
}

journey(
  'PF-CHANGE-01 PF-CHANGE-02 PF-CHANGE-06 PF-CHANGE-12 PF-CHANGE-13 support changes an order until it is cancelled, and the buyer sees it',
  'pointer, 1280 px',
  async (hand, stack) => {
    await signInWithCart(hand, stack.storefront, '16395176; 3');
    const number = await checkOut(hand);
    const desk = new Pointer(await newVisitor(hand.page, { width: 1280, height: 900 }));
    const { page } = desk;
    await startSession(page, stack.console, SUPPORT);
    await page.goto(`${stack.console}/o/Order`);
    const orderId = await latestOrder(page, 'Activated');
    await page.goto(`${stack.console}/o/Order/${orderId}`);

    const address = await openAction(desk, 'Lieferadresse ändern');
    await desk.write(address.getByRole('textbox', { name: /^Straße/ }), 'Ahornweg 7');
    await expectAccessible(page);
    await desk.press(address.getByRole('button', { name: 'Adresse speichern' }));
    await expect(page.getByText('Lieferadresse geändert.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Ahornweg 7');

    const confirmation = await openAction(desk, 'Bestätigung erneut senden');
    await desk.press(confirmation.getByRole('button', { name: 'Senden' }));
    await expect(page.getByText(/^Bestätigung an .* gesendet\.$/)).toBeVisible();

    const some = await openAction(desk, 'Stornieren');
    const packs = some.getByRole('textbox', { name: /^Packungen von/ });
    await expect(packs).toHaveValue('3');
    await desk.write(packs, '4');
    await expect(some.getByText('Geben Sie 0 bis 3 ein.')).toBeVisible();
    await desk.write(packs, '1');
    await expect(some.getByRole('region', { name: 'Was sich ändert' })).toContainText('Neuer Gesamtbetrag');
    await expect(some.getByRole('button', { name: 'Stornieren' })).toBeDisabled();
    await chooseReason(desk, 'Nicht lieferbar');
    await expectAccessible(page);
    await desk.press(some.getByRole('button', { name: 'Stornieren' }));
    await expect(page.getByText(/^Storniert\. Der Gesamtbetrag sinkt um/)).toBeVisible();
    await openTab(page, 'Zugehörige Datensätze');
    const changes = page.getByRole('region', { name: 'Änderungen', exact: true });
    await changes.scrollIntoViewIfNeeded();
    await expect(changes.getByRole('row').filter({ hasText: 'Nicht lieferbar' })).toBeVisible();
    await openTab(page, 'Details');

    const rest = await openAction(desk, 'Stornieren');
    const left = rest.getByRole('textbox', { name: /^Packungen von/ });
    await desk.press(rest.getByRole('button', { name: 'Nichts auswählen' }));
    await expect(left).toHaveValue('');
    await desk.press(rest.getByRole('button', { name: 'Alles auswählen' }));
    await expect(left).toHaveValue('2');
    await chooseReason(desk, 'Nicht mehr gewünscht');
    await desk.press(rest.getByRole('button', { name: 'Stornieren' }));
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Storniert');
    await desk.press(page.getByRole('button', { name: 'Aktionen', exact: true }));
    await expect(page.getByRole('menuitem', { name: 'Stornieren' })).toHaveCount(0);
    await page.context().close();

    await hand.page.goto(`${stack.storefront}/account/orders/${number}`);
    await expect(hand.page.getByText('3 Packungen storniert')).toBeVisible();
  },
);

journey(
  'PF-CHANGE-03 PF-CHANGE-08 support takes packs back, and learns why nothing is refunded',
  'keyboard, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    await startSession(page, stack.console, SUPPORT);
    await page.goto(`${stack.console}/o/Order`);
    const orderId = await latestOrder(page, 'Delivered');
    await page.goto(`${stack.console}/o/Order/${orderId}`);
    const dialog = await openAction(hand, 'Rücksendung');
    await hand.write(dialog.getByRole('textbox', { name: /^Packungen von/ }).first(), '1');
    await chooseReason(hand, 'Widerruf');
    await hand.press(dialog.getByRole('button', { name: 'Rücksendung' }));
    await expect(page.getByText(/^Rücksendung aufgenommen\./)).toBeVisible();
    const refund = await openAction(hand, 'Erstatten');
    await expect(refund.getByText(/nichts zu erstatten/)).toBeVisible();
    await expect(refund.getByRole('button', { name: 'Erstatten' })).toBeDisabled();
    await expectAccessible(page);
    await hand.page.keyboard.press('Escape');
    await expect(refund).toHaveCount(0);
  },
);

journey(
  'PF-CHANGE-08 support gives a card back what was paid for packs that came back, and no more than that',
  'keyboard, 1280 px',
  async (hand, stack) => {
    await signInWithCart(hand, stack.storefront, '16395176; 3');
    await payByCard(hand);
    const desk = new Keyboard(await newVisitor(hand.page, { width: 1280, height: 900 }));
    const { page } = desk;
    await startSession(page, stack.console, 'merch@offizin.example');
    await page.goto(`${stack.console}/o/Order`);
    const orderId = await latestOrder(page, 'Activated');
    for (const Status of ['Shipped', 'Delivered'])
      await callPlatform(page, 'PATCH', `/records/${orderId}`, { fields: { Status } });
    await startSession(page, stack.console, SUPPORT);
    await page.goto(`${stack.console}/o/Order/${orderId}`);
    const back = await openAction(desk, 'Rücksendung');
    await desk.write(back.getByRole('textbox', { name: /^Packungen von/ }), '1');
    await chooseReason(desk, 'Widerruf');
    await desk.press(back.getByRole('button', { name: 'Rücksendung' }));
    await expect(page.getByText(/^Rücksendung aufgenommen\./)).toBeVisible();

    const refund = await openAction(desk, 'Erstatten');
    const amount = refund.getByRole('textbox', { name: /^Betrag/ });
    const excess = await amount.inputValue();
    await desk.write(amount, '999,00');
    await expect(refund.getByText(/^Geben Sie einen Betrag bis/)).toBeVisible();
    await expect(refund.getByRole('button', { name: 'Erstatten' })).toBeDisabled();
    await desk.write(amount, excess);
    await expectAccessible(page);
    await desk.press(refund.getByRole('button', { name: 'Erstatten' }));
    await expect(page.getByText(`${excess} € erstattet. Der Kunde bekommt eine E-Mail.`)).toBeVisible();
    const again = await openAction(desk, 'Erstatten');
    await expect(again.getByText(/^Bezahlt ist nicht mehr als der jetzige Gesamtbetrag/)).toBeVisible();
    await page.context().close();
  },
);

journey(
  'PF-CHANGE-10 PF-CHANGE-11 merchandisers are offered neither the work on orders nor the states that follow from it',
  'pointer, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await startSession(page, stack.console, 'merch@offizin.example');
    await page.goto(`${stack.console}/o/Order`);
    const orderId = await latestOrder(page, 'Activated');
    await page.goto(`${stack.console}/o/Order/${orderId}`);
    await hand.press(page.getByRole('button', { name: 'Aktionen', exact: true }));
    await expect(page.getByRole('menuitem', { name: 'Bestellstatus ändern' })).toBeVisible();
    for (const name of ['Stornieren', 'Bestellung stornieren', 'Lieferadresse ändern'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const path = page.getByRole('region', { name: 'Weg einer Bestellung' });
    await hand.press(path.getByRole('button', { name: 'Storniert' }));
    await expect(path.getByRole('status')).toContainText('über „Aktionen“');
    await expect(path.getByRole('button', { name: /^Status auf/ })).toHaveCount(0);
    await hand.press(page.getByRole('button', { name: 'Status: Bearbeiten' }));
    await hand.press(page.getByRole('dialog').getByRole('combobox', { name: /^Status/ }));
    await expect(page.getByRole('option', { name: 'Versendet' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Storniert' })).toHaveCount(0);
  },
);
