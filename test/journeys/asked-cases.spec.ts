import type { FrameLocator, Page } from '@playwright/test';
import type { Origins } from '../stack/open-stack.ts';
import { journey } from './journey.ts';
import { openFromList, startSession } from './pages/console.ts';
import type { Hand } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { sendParcel } from './pages/parcels.ts';
import { setStock } from './pages/store-flags.ts';
import { bestseller, checkOut, signIn, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'SF-ORDER-06 a buyer asks for a return, and support finds order and lines in the case',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await page.goto(stack.storefront);
    await signIn(hand, 'erika@offizin.example', 'demo');
    await page.goto(`${stack.storefront}/account/orders?status=Delivered`);
    const order = page
      .getByRole('main')
      .getByRole('link', { name: /^Bestellung / })
      .first();
    const number = ((await order.textContent()) ?? '').replace('Bestellung ', '').trim();
    await hand.press(order);
    await hand.press(page.getByRole('link', { name: 'Rücksendung anfragen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Rücksendung anfragen' })).toBeVisible();
    const submit = page.getByRole('button', { name: 'Rücksendung anfragen' });
    await hand.press(submit);
    const packs = page.getByLabel(/Packungen zurück, höchstens/).first();
    await expect(packs).toHaveAccessibleDescription(/Bitte geben Sie an, wie viele Packungen/);
    await hand.write(packs, '1');
    await hand.tick(page.getByRole('radio', { name: 'Der Artikel ist beschädigt' }));
    await hand.write(page.getByLabel(/^Was sollen wir noch wissen/), 'Die Verpackung ist aufgerissen.');
    await hand.press(submit);
    const received = page.getByText(/^Ihre Anfrage ist bei uns, Vorgang \d+/);
    await expect(received).toBeVisible();
    const reference = /Vorgang (\d+)/.exec((await received.textContent()) ?? '')?.[1] ?? '';

    const desk = await newVisitor(page);
    await startSession(desk, stack.console, 'support@offizin.example');
    await openFromList(desk, stack.console, 'Case', reference);
    const record = desk.getByRole('main');
    await expect(record).toContainText(`Rücksendung zur Bestellung ${number}`);
    await expect(record).toContainText('Beschädigt');
    await expect(record.getByText(/1 × /).first()).toBeVisible();
    await expect(record.getByText('Die Verpackung ist aufgerissen.').first()).toBeVisible();

    const mail = await readMail(desk, stack.console, `eingegangen (Vorgang ${reference})`);
    await expect(mail.getByText(`Ihre Anfrage zur Bestellung ${number} ist bei uns`)).toBeVisible();
    await expect(mail.getByText('Bitte senden Sie bis dahin nichts ab.')).toBeVisible();
  },
);

journey(
  'SF-ORDER-06 of an order that was sent in part a buyer asks to send back what was sent',
  'pointer, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await signInWithCart(hand, stack.storefront, '16395176; 3');
    const number = await checkOut(hand);
    const order = `${stack.storefront}/account/orders/${number}`;
    const ask = page.getByRole('link', { name: 'Rücksendung anfragen' });
    await page.goto(order);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(ask).toHaveCount(0);
    await sendParcel(page, stack, number, 1);
    await page.reload();
    await hand.press(ask);
    const packs = page.getByLabel(/Packungen zurück, höchstens 1/);
    await hand.write(packs, '2');
    await hand.tick(page.getByRole('radio', { name: 'Ich brauche ihn nicht mehr' }));
    const submit = page.getByRole('button', { name: 'Rücksendung anfragen' });
    await hand.press(submit);
    await expect(packs).toHaveAccessibleDescription(/nicht größer ist als/);
    await hand.write(packs, '1');
    await hand.press(submit);
    await expect(page.getByText(/^Ihre Anfrage ist bei uns, Vorgang \d+/)).toBeVisible();
  },
);

/** Staff opens a mail in the outbox by what its subject has, as its reader sees it. */
async function readMail(desk: Page, console: string, subject: string): Promise<FrameLocator> {
  await openFromList(desk, console, 'EmailMessage', subject);
  return desk.frameLocator('iframe[title="Nachricht"]');
}

/** A guest asks to be told of the first best seller, which has just been sold out; answers product and case. */
async function askForNotice(hand: Hand, { storefront, mock }: Origins, address: string) {
  const { page } = hand;
  await page.goto(storefront);
  const product = (await bestseller(page).getAttribute('href')) ?? '';
  const name = ((await bestseller(page).textContent()) ?? '').trim();
  const productId = product.split('/').at(-1) ?? '';
  await setStock(mock, productId, 0);
  await page.goto(storefront + product);
  await page.reload();
  const email = page.getByLabel('E-Mail-Adresse für die Nachricht');
  await expect(email).toBeVisible();
  const submit = page.getByRole('button', { name: 'Benachrichtigen, wenn wieder lieferbar' });
  await hand.press(submit);
  await expect(email).toHaveAccessibleDescription(/Bitte geben Sie eine E-Mail-Adresse an/);
  await hand.write(email, address);
  await hand.press(submit);
  const received = page.getByText(/^Wir schreiben Ihnen, sobald/);
  await expect(received).toBeVisible();
  const reference = /Vorgang (\d+)/.exec((await received.textContent()) ?? '')?.[1] ?? '';
  return { name, productId, reference };
}

journey(
  'SF-ORDER-07 a guest asks to be told of a product that is out of stock, and is told once it is there again',
  'finger, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    const { name, productId, reference } = await askForNotice(hand, stack, 'wartet@example.org');
    const desk = await newVisitor(page);
    await startSession(desk, stack.console, 'support@offizin.example');
    await openFromList(desk, stack.console, 'Case', reference);
    await expect(desk.getByRole('main')).toContainText('Benachrichtigung: ');
    await expect(desk.getByRole('main').getByRole('link', { name }).first()).toBeVisible();

    await setStock(stack.mock, productId, 7);
    const mail = await readMail(desk, stack.console, 'Wieder lieferbar');
    await expect(mail.getByText(`Der Vorgang ${reference} ist damit abgeschlossen.`)).toBeVisible();
    await page.goto((await mail.getByRole('link').textContent()) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await openFromList(desk, stack.console, 'Case', reference);
    await expect(
      desk.getByText('Das Produkt ist wieder lieferbar. Die Nachricht ist verschickt.'),
    ).toBeVisible();
  },
);

journey(
  'SF-ORDER-08 a guest takes a notice back by the link in its mail',
  'keyboard, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    const { reference } = await askForNotice(hand, stack, 'zurueck@example.org');
    const desk = await newVisitor(page);
    await startSession(desk, stack.console, 'support@offizin.example');
    const mail = await readMail(desk, stack.console, `Sie werden benachrichtigt (Vorgang ${reference})`);
    await page.goto((await mail.getByRole('link').textContent()) ?? '');
    await hand.press(page.getByRole('button', { name: 'Benachrichtigung zurücknehmen' }));
    await expect(page.getByText(`Der Wunsch ist zurückgenommen, Vorgang ${reference}.`)).toBeVisible();
    await openFromList(desk, stack.console, 'Case', reference);
    await expect(desk.getByText('Der Wunsch nach der Nachricht wurde zurückgenommen.')).toBeVisible();
  },
);
