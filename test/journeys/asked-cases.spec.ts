import { journey } from './journey.ts';
import { openFromList, startSession } from './pages/console.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { setStock } from './pages/store-flags.ts';
import { bestseller, signIn } from './pages/storefront.ts';
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
  },
);

journey(
  'SF-ORDER-07 a guest asks to be told of a product that is out of stock, and support finds it in the case',
  'finger, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    await page.goto(stack.storefront);
    const product = (await bestseller(page).getAttribute('href')) ?? '';
    const name = (await bestseller(page).textContent()) ?? '';
    await setStock(stack.mock, product.split('/').at(-1) ?? '', 0);
    await page.goto(stack.storefront + product);
    await page.reload();
    const email = page.getByLabel('E-Mail-Adresse für die Nachricht');
    await expect(email).toBeVisible();
    const submit = page.getByRole('button', { name: 'Benachrichtigen, wenn wieder lieferbar' });
    await hand.press(submit);
    await expect(email).toHaveAccessibleDescription(/Bitte geben Sie eine E-Mail-Adresse an/);
    await hand.write(email, 'wartet@example.org');
    await hand.press(submit);
    const received = page.getByText(/^Wir schreiben Ihnen, sobald/);
    await expect(received).toBeVisible();
    const reference = /Vorgang (\d+)/.exec((await received.textContent()) ?? '')?.[1] ?? '';

    const desk = await newVisitor(page);
    await startSession(desk, stack.console, 'support@offizin.example');
    await openFromList(desk, stack.console, 'Case', reference);
    await expect(desk.getByRole('main')).toContainText('Benachrichtigung: ');
    await expect(desk.getByRole('main').getByRole('link', { name: name.trim() }).first()).toBeVisible();
  },
);
