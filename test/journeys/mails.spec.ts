import { journey } from './journey.ts';
import { startSession } from './pages/console.ts';
import { Pointer } from './pages/hands.ts';
import { checkOut, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'an order is confirmed by a mail, which support finds in the outbox and on the order',
  'pointer, 1280 px',
  async (hand, stack) => {
    await signInWithCart(hand, stack.storefront, '16395176; 2');
    const number = await checkOut(hand);
    const subject = `Ihre Bestellung ${number} ist eingegangen`;

    const context = await hand.page.context().browser()?.newContext();
    const support = new Pointer(await (context ?? hand.page.context()).newPage());
    const { page } = support;
    await startSession(page, stack.console, 'support@offizin.example');
    await page.goto(`${stack.console}/o/EmailMessage`);
    await support.press(page.getByRole('link', { name: subject }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
    const mail = page.frameLocator('iframe[title="Nachricht"]');
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expect(mail.getByRole('cell', { name: 'Vitalund Vitamin D3' })).toBeVisible();
    await support.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^0\d+$/ })
        .first(),
    );
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await context?.close();
  },
);
