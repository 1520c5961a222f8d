import { hexToRgb } from '@mui/material/styles';
import { brandedPalette } from '#console/app/ui/theme/branded-palette.ts';
import { darkPalette, lightPalette } from '#console/app/ui/theme/palette.ts';
import { signIn } from './pages/console.ts';
import { runAxe } from './pages/violations.ts';
import { expect, test } from './stack.ts';

const BRAND = '#FFB000';

test('the console takes the colour of the brand from the theme, readable in both appearances', async ({
  page,
  stack,
}) => {
  await page.route('**/ui-api/themes/active', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brandColor: BRAND } });
  });
  const light = hexToRgb(brandedPalette(lightPalette, 'light', BRAND).accent);
  const dark = hexToRgb(brandedPalette(darkPalette, 'dark', BRAND).accent);
  expect(light).not.toBe(hexToRgb(lightPalette.accent));
  expect(dark).not.toBe(light);
  const mark = page.getByRole('banner').getByRole('link', { name: 'Offizin' }).locator('svg');
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await expect(mark).toHaveCSS('color', light);
  await page.goto(`${stack.console}/o/Product2`);
  const create = page.getByRole('link', { name: 'Produkt anlegen' });
  await expect(create).toHaveCSS('background-color', light);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(create).toHaveCSS('background-color', dark);
  expect((await runAxe(page)).violations).toEqual([]);
});
