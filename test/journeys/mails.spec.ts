import type { FrameLocator, Locator } from '@playwright/test';
import { journey } from './journey.ts';
import { startSession } from './pages/console.ts';
import { type Hand, Pointer } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { checkOut, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

/** A mail, and something that it holds. */
interface Expected {
  readonly subject: string | RegExp;
  readonly part: (mail: FrameLocator) => Locator;
}

/** Support, at a desk of its own, reads a mail in the outbox, and finds it on the record that it is about. */
async function supportFinds(
  { page: theirs }: Hand,
  console: string,
  { subject, part }: Expected,
): Promise<void> {
  const support = new Pointer(await newVisitor(theirs, { width: 1280, height: 900 }));
  const { page } = support;
  await startSession(page, console, 'support@offizin.example');
  await page.goto(`${console}/o/EmailMessage`);
  await support.press(page.getByRole('link', { name: subject }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
  const mail = page.frameLocator('iframe[title="Nachricht"]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(part(mail)).toBeVisible();
  const record = page.getByRole('main').getByRole('link', { name: /^0\d+$/ });
  await support.press(record.first());
  // Until then its tabs are those of the mail.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(subject);
  await support.press(page.getByRole('tab', { name: 'Zugehörige Datensätze' }));
  await support.press(page.getByRole('link', { name: 'E-Mails 1' }));
  // The navigation names it too, as a record that was just seen.
  const mails = page.getByRole('group', { name: 'E-Mails' });
  await expect(mails.getByRole('link', { name: subject })).toBeVisible();
  await page.context().close();
}

journey(
  'an order is confirmed by a mail, which support finds in the outbox and on the order',
  'pointer, 1280 px',
  async (hand, stack) => {
    await signInWithCart(hand, stack.storefront, '16395176; 2');
    const number = await checkOut(hand);
    await supportFinds(hand, stack.console, {
      subject: `Ihre Bestellung ${number} ist eingegangen`,
      part: (mail) => mail.getByRole('cell', { name: 'Vitalund Vitamin D3' }),
    });
  },
);

journey(
  'a withdrawal is confirmed by a mail, which support finds in the outbox and on the case',
  'keyboard, 360 px',
  async (hand, stack) => {
    const { page } = hand;
    await page.goto(`${stack.storefront}/withdrawal`);
    await hand.write(page.getByLabel('Ihr Name'), 'Gesa Gast');
    await hand.write(page.getByLabel('Bestellnummer'), 'OF-2026-00000001');
    await hand.write(page.getByLabel('E-Mail-Adresse für die Bestätigung'), 'gesa@offizin.example');
    await hand.press(page.getByRole('button', { name: 'Weiter zur Bestätigung' }));
    await hand.press(page.getByRole('button', { name: 'Widerruf bestätigen' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
    await supportFinds(hand, stack.console, {
      subject: /^Ihr Widerruf ist eingegangen \(Vorgang \d+\)$/,
      part: (mail) => mail.getByText('Bestellung: OF-2026-00000001'),
    });
  },
);

journey(
  'a question is answered by a mail from the page of its case',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await page.goto(`${stack.storefront}/info/beratung`, { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await hand.write(main.getByLabel('Ihr Name'), 'Gesa Gast');
    await hand.write(main.getByLabel('E-Mail-Adresse für die Antwort'), 'gesa@offizin.example');
    await hand.write(main.getByLabel('Ihre Frage'), 'Darf ich beides zusammen nehmen?');
    await hand.press(main.getByRole('button', { name: 'Frage absenden' }));
    await expect(main.getByText('Ihre Frage ist bei uns.')).toBeVisible();

    await startSession(page, stack.console, 'support@offizin.example');
    await page.goto(`${stack.console}/o/Case?view=AllCases`);
    const asked = page.getByRole('row').filter({ hasText: 'Anfrage: ' }).first();
    await hand.press(asked.getByRole('link').first());
    await hand.press(page.getByRole('button', { name: 'Antworten' }).first());
    const form = page.getByRole('dialog', { name: 'Antworten' });
    await expect(form.getByLabel('An')).toHaveValue('gesa@offizin.example');
    await hand.write(form.getByLabel('Betreff'), 'Ihre Frage');
    await hand.write(form.getByLabel('Text'), 'Ja, das dürfen Sie.');
    await hand.press(form.getByRole('button', { name: 'Senden' }));
    await expect(form).toHaveCount(0);
    await hand.press(page.getByRole('tab', { name: 'Details' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'E-Mails 1' })).toBeVisible();
    await supportFinds(hand, stack.console, {
      subject: 'Ihre Frage',
      part: (mail) => mail.getByText('Ja, das dürfen Sie.'),
    });
  },
);
