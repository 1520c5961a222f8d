import { expect, test } from './stack.ts';

test('SF-PAGE-16 a category has one readable address, and others lead to it for good', async ({
  page,
  sharedStack: { storefront },
}) => {
  await page.goto(`${storefront}/en`);
  await page.getByRole('navigation').getByRole('link', { name: 'Cold & Allergy' }).first().click();
  await expect(page).toHaveURL(/\/en\/category\/erkaeltung-und-allergie\/0ZG\w{15}$/);
  await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/category\/erkaeltung-und-allergie\/schnupfen-und-nase\/0ZG\w{15}$/);
  const { pathname } = new URL(page.url());
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', storefront + pathname);
  const german = page.locator('link[rel="alternate"][hreflang="de"]');
  await expect(german).toHaveAttribute('href', storefront + pathname.replace('/en', ''));

  const id = pathname.split('/').at(-1) ?? '';
  for (const other of [`detail/${id}`, id, `anders/${id}`, `detail/${id.slice(0, 15)}`]) {
    const address = `${storefront}/en/category/${other}?page=2`;
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], other).toEqual([301, `${pathname}?page=2`]);
  }
  await page.goto(`${storefront}/category/detail/${id}`);
  await expect(page).toHaveURL(storefront + pathname.replace('/en', ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Schnupfen & Nase' })).toBeVisible();
});
