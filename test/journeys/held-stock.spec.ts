import type { Page } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { rowsOf } from './pages/lists.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { setStock } from './pages/store-flags.ts';
import { cartLines, FIRST_STEP, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

test('SF-CART-19 PF-PROD-07 PF-CTX-72 what a checkout holds is not there for others until a merchandiser releases it', async ({
  page,
  stack,
}) => {
  await signInWithCart(page, stack.storefront, '16395176; 2');
  const link = cartLines(page).getByRole('heading', { level: 2 }).getByRole('link');
  const address = stack.storefront + (await link.getAttribute('href'));
  const name = (await link.textContent()) ?? '';
  await setStock(stack.mock, address.split('/').at(-1) ?? '', 2);
  const guest = await newVisitor(page);
  await expectOn(guest, address, 'Nur noch 2 Packungen lieferbar');

  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  await expectOn(guest, address, 'Zurzeit nicht lieferbar');
  await guest.goto(`${stack.storefront}/search?q=${encodeURIComponent(name)}`);
  const tile = guest.getByRole('article').filter({ hasText: name }).first();
  await expect(tile).toContainText('Zurzeit nicht lieferbar');

  const desk = await newVisitor(page, { width: 1280, height: 900 });
  await startSession(desk, stack.console, 'merch@offizin.example');
  await desk.goto(`${stack.console}/o/InventoryItemReservation`);
  await expect(rowsOf(desk)).toHaveCount(1);
  await rowsOf(desk).first().getByRole('link').first().click();
  const details = desk.getByRole('region', { name: 'Details' });
  await expect(details).toContainText(name);
  await details.getByRole('button', { name: 'Freigegeben: Bearbeiten' }).click();
  await desk
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Freigegeben/ })
    .check();
  await desk.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expectOn(guest, address, 'Nur noch 2 Packungen lieferbar');
});

/** A page that guests share may be some seconds old. */
async function expectOn(guest: Page, address: string, stock: string): Promise<void> {
  await expect(async () => {
    await guest.goto(address);
    await expect(
      guest
        .getByRole('main')
        .getByText(new RegExp(`^${stock}`))
        .first(),
    ).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
}
