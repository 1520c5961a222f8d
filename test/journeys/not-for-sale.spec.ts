import { journey } from './journey.ts';
import type { Hand } from './pages/hands.ts';
import { cartLines, signIn } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

const PRESCRIPTION = '09672741';
const SOLD_OUT = '18858982';

/** Looks for a product by its PZN, which leads to its page at once. */
async function openByPzn(hand: Hand, pzn: string): Promise<void> {
  const { page } = hand;
  await hand.write(page.getByRole('banner').getByRole('combobox', { name: 'Produkte suchen' }), pzn);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`PZN ${pzn}`).first()).toBeVisible();
}

for (const { what, pzn, usual, name, reason } of [
  {
    what: 'needs a prescription',
    pzn: PRESCRIPTION,
    usual: 'keyboard, 360 px',
    name: /^Metformin/,
    reason: 'Rezept erforderlich',
  },
  {
    what: 'is sold out',
    pzn: SOLD_OUT,
    usual: 'finger, 360 px',
    name: /./,
    reason: 'Zurzeit nicht lieferbar',
  },
] as const) {
  journey(
    `a product that ${what} is found and remembered, but not put into the cart`,
    usual,
    async (hand, stack) => {
      const { page } = hand;
      await page.goto(stack.storefront);
      await signIn(hand, 'erika@offizin.example', 'demo');
      await openByPzn(hand, pzn);
      const heading = page.getByRole('heading', { level: 1, name });
      const product = (await heading.textContent()) ?? '';
      const main = page.getByRole('main');
      await expect(main.getByText(reason).first()).toBeVisible();
      // Similar products below may be for sale; this one is not.
      const ownButton = main.locator('button:not(article button)', { hasText: /^In den Warenkorb$/ });
      await expect(ownButton).toHaveCount(0);
      await hand.press(page.getByRole('button', { name: `Merken: ${product}` }).first());
      await hand.press(page.getByRole('link', { name: 'Merkliste, 1 Produkt' }));
      await expect(page.getByRole('article').filter({ hasText: product })).toContainText(reason);
      await expect(main.getByRole('button', { name: /Warenkorb/ })).toHaveCount(0);
    },
  );
}

test('quick order adds no sold-out product, and a forged form adds no prescription medicine', async ({
  page,
  stack,
}) => {
  await page.goto(stack.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await page.goto(`${stack.storefront}/quick-order`);
  await page
    .getByLabel('PZN-Liste')
    .fill(`${PRESCRIPTION}\n${SOLD_OUT} x 2\n04877801\n12345678\nVitamin D\n16395176; 2`);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  const list = page.getByRole('region', { name: 'Ihre Liste' });
  await expect(list).toContainText('1 von 6 Zeilen kann bestellt werden.');
  for (const reason of [
    'Rezept erforderlich, hier nicht bestellbar.',
    'Zurzeit nicht lieferbar.',
    'Diese PZN hat keine gültige Prüfziffer.',
    'Diese PZN führen wir nicht.',
    'Das ist keine PZN.',
  ]) {
    await expect(list).toContainText(reason);
  }
  const productPage = await list.getByRole('link', { name: /^Metformin/ }).getAttribute('href');
  await page.getByRole('button', { name: '1 Produkt in den Warenkorb' }).click();
  await expect(page.getByText('5 Produkte Ihrer Liste konnten nicht hinzugefügt werden.')).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);

  // A form that somebody has forged is refused by the platform itself.
  const forged = await page.request.post(`${stack.storefront}/cart/items`, {
    form: { productId: productPage?.split('/').at(-1) ?? '', quantity: '1', from: '/' },
    headers: { origin: stack.storefront },
  });
  expect(forged.url()).toContain('failed=');
  await page.goto(`${stack.storefront}/cart`);
  await expect(cartLines(page)).toHaveCount(1);
});
