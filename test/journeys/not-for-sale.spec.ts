import { expect, test } from './house.ts';
import { emptyCart, signIn } from './pages/storefront.ts';

const PRESCRIPTION = '09672741';
const SOLD_OUT = '18858982';

test('what needs a prescription or is sold out comes into no cart, whichever way it is asked for', async ({
  page,
  house,
}) => {
  await page.goto(house.storefront);
  await signIn(page, 'erika@offizin.example', 'demo');
  await emptyCart(page, house.storefront);
  await page.goto(`${house.storefront}/quick-order`);
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
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto(`${house.storefront}${productPage}`);
  await expect(page.getByRole('main').getByText('Rezept erforderlich').first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }),
  ).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Merken: Metformin/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Merkliste, 1 Produkt' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Metformin' })).toContainText(
    'Rezept erforderlich',
  );
  await expect(page.getByRole('main').getByRole('button', { name: /Warenkorb/ })).toHaveCount(0);

  // A form that somebody has forged is refused by the platform itself.
  const forged = await page.request.post(`${house.storefront}/cart/items`, {
    form: { productId: productPage?.split('/').at(-1) ?? '', quantity: '1', from: '/' },
    headers: { origin: house.storefront },
  });
  expect(forged.url()).toContain('failed=');
  await page.goto(`${house.storefront}/cart`);
  await expect(page.getByRole('article')).toHaveCount(1);
});
