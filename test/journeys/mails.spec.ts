import { journey } from './journey.ts';
import { startSession } from './pages/console.ts';
import { type Hand, Pointer } from './pages/hands.ts';
import { checkOut, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

const MESSAGE = 'iframe[title="Nachricht"]';

/** Support, on a device of its own, in front of the mail of the outbox that has this subject. */
async function openMail(customer: Hand, console: string, subject: string | RegExp): Promise<Hand> {
  const context = await customer.page.context().browser()?.newContext();
  const support = new Pointer(await (context ?? customer.page.context()).newPage());
  const { page } = support;
  await startSession(page, console, 'support@offizin.example');
  await page.goto(`${console}/o/EmailMessage`);
  await support.press(page.getByRole('link', { name: subject }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
  await expect(page.frameLocator(MESSAGE).getByRole('heading', { level: 1 })).toHaveText(subject);
  return support;
}

journey(
  'an order is confirmed by a mail, which support finds in the outbox and on the order',
  'pointer, 1280 px',
  async (hand, stack) => {
    await signInWithCart(hand, stack.storefront, '16395176; 2');
    const number = await checkOut(hand);
    const subject = `Ihre Bestellung ${number} ist eingegangen`;

    const support = await openMail(hand, stack.console, subject);
    const { page } = support;
    const mail = page.frameLocator(MESSAGE);
    await expect(mail.getByRole('cell', { name: 'Vitalund Vitamin D3' })).toBeVisible();
    await support.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^0\d+$/ })
        .first(),
    );
    await support.press(page.getByRole('link', { name: 'E-Mails 1' }));
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await page.context().close();
  },
);

journey(
  'a withdrawal is confirmed by a mail, which support finds in the outbox and on the case',
  'keyboard, 360 px',
  async (hand, stack) => {
    await hand.page.goto(`${stack.storefront}/withdrawal`);
    await hand.write(hand.page.getByLabel('Ihr Name'), 'Gesa Gast');
    await hand.write(hand.page.getByLabel('Bestellnummer'), 'OF-2026-00000001');
    await hand.write(hand.page.getByLabel('E-Mail-Adresse für die Bestätigung'), 'gesa@offizin.example');
    await hand.press(hand.page.getByRole('button', { name: 'Weiter zur Bestätigung' }));
    await hand.press(hand.page.getByRole('button', { name: 'Widerruf bestätigen' }));
    await expect(hand.page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');

    const subject = /^Ihr Widerruf ist eingegangen \(Vorgang \d+\)$/;
    const support = await openMail(hand, stack.console, subject);
    const { page } = support;
    await expect(page.frameLocator(MESSAGE).getByText('Bestellung: OF-2026-00000001')).toBeVisible();
    await support.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^0\d+$/ })
        .first(),
    );
    await support.press(page.getByRole('link', { name: 'E-Mails 1' }));
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await page.context().close();
  },
);
