import type { Locator, Page } from '@playwright/test';
import { expect, test } from './stack.ts';

/** What a person sees of the banner: the slide that is not out of reach. */
const currentSlide = (banner: Locator) => banner.locator('[aria-roledescription="slide"]:not([inert])');

async function openHome(page: Page, storefront: string, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(storefront, { waitUntil: 'networkidle' });
  return page.getByRole('region', { name: 'Aktuelle Themen' });
}

test('SF-BANNER-07 SF-BANNER-09 arrows and swipes change the slide and wrap at both ends', async ({
  page,
  sharedStack: stack,
}) => {
  const banner = await openHome(page, stack.storefront, 1280);
  const slide = currentSlide(banner);
  for (const name of ['2 von 3', '3 von 3', '1 von 3']) {
    await banner.getByRole('button', { name: 'Nächstes Thema' }).click();
    await expect(slide).toHaveAccessibleName(name);
  }
  await banner.getByRole('button', { name: 'Vorheriges Thema' }).click();
  await expect(slide).toHaveAccessibleName('3 von 3');

  const { y } = (await banner.boundingBox()) ?? { y: 0 };
  await page.mouse.move(900, y + 60);
  await page.mouse.down();
  await page.mouse.move(700, y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(slide).toHaveAccessibleName('1 von 3');
  await page.mouse.move(700, y + 60);
  await page.mouse.down();
  await page.mouse.move(900, y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(slide).toHaveAccessibleName('3 von 3');
});

test('SF-BANNER-08 a dot shows its slide', async ({ page, sharedStack: stack }) => {
  const banner = await openHome(page, stack.storefront, 1280);
  await banner.getByRole('button', { name: 'Thema 3 zeigen' }).click();
  await expect(currentSlide(banner)).toHaveAccessibleName('3 von 3');
});

test('SF-BANNER-10 small screens show dots without arrows', async ({ page, sharedStack: stack }) => {
  const banner = await openHome(page, stack.storefront, 360);
  await expect(banner.getByRole('button', { name: 'Nächstes Thema' })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Vorheriges Thema' })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Thema 2 zeigen' })).toBeVisible();
});

test('SF-BANNER-13 the banner is 542 px high, and 463 px below 768 px', async ({
  page,
  sharedStack: stack,
}) => {
  for (const [width, height] of [
    [1280, 542],
    [768, 542],
    [767, 463],
    [360, 463],
  ] as const) {
    const banner = await openHome(page, stack.storefront, width);
    expect((await currentSlide(banner).boundingBox())?.height, `at ${width} px`).toBe(height);
  }
});

test('SF-BANNER-14 slides fade for 1.5 s, and not at all with reduced motion', async ({
  page,
  sharedStack: stack,
}) => {
  const duration = async () => {
    const banner = await openHome(page, stack.storefront, 1280);
    return currentSlide(banner).evaluate((slide) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(slide);
      const place = transitionProperty.split(', ').indexOf('opacity');
      return transitionDuration.split(', ')[place];
    });
  };
  expect(await duration()).toBe('1.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(['0s', undefined]).toContain(await duration());
});

test('SF-BANNER-15 the banner spans the page', async ({ page, sharedStack: stack }) => {
  const banner = await openHome(page, stack.storefront, 1280);
  const { x, width } = (await banner.boundingBox()) ?? { x: -1, width: 0 };
  expect([x, width]).toEqual([0, await page.evaluate(() => document.body.clientWidth)]);
});

test('SF-BRANDS-07 brands stand two in a row on phones, four on desktops', async ({
  page,
  sharedStack: stack,
}) => {
  for (const [width, perRow] of [
    [360, 2],
    [1280, 4],
  ] as const) {
    await openHome(page, stack.storefront, width);
    const tiles = await page.getByRole('region', { name: 'Unsere Top-Marken' }).getByRole('listitem').all();
    const tops = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.y));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow);
  }
});

test('SF-HOME-04 the home page shows four best sellers as tiles at every width', async ({
  page,
  sharedStack: stack,
}) => {
  for (const width of [360, 768, 1280]) {
    await openHome(page, stack.storefront, width);
    const tiles = page.getByRole('region', { name: 'Meistgekauft' }).getByRole('article');
    await expect(tiles).toHaveCount(4);
    for (const tile of await tiles.all()) await expect(tile).toBeVisible();
  }
});

test('SF-PAGE-07 columns stand side by side on desktops and below each other on phones', async ({
  page,
  sharedStack: stack,
}) => {
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${stack.storefront}/info/beratung`);
    const headings = ['Wozu Sie uns fragen können', 'Was wir nicht ersetzen'];
    return Promise.all(
      headings.map(
        async (name) => (await page.getByRole('heading', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0 },
      ),
    );
  };
  const [left, right] = await places(1280);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(left?.width ?? 0);
  expect(right?.y).toBe(left?.y);
  const [first, second] = await places(360);
  expect(second?.x).toBe(first?.x);
  expect(second?.y ?? 0).toBeGreaterThan(first?.y ?? 0);
});

test('SF-QUANTITY-03 SF-QUANTITY-04 letters disappear while typing, and an empty field becomes 1 when left', async ({
  page,
  sharedStack: stack,
}) => {
  await openHome(page, stack.storefront, 1280);
  await page.goto(`${stack.storefront}/login?from=/`);
  await page.getByLabel('E-Mail-Adresse').fill('erika@offizin.example');
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  const quantity = page
    .getByRole('region', { name: 'Meistgekauft' })
    .getByLabel('Menge', { exact: true })
    .first();
  await quantity.fill('1a2');
  await expect(quantity).toHaveValue('12');
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
});

test('SF-PICTURE-16 a picture in a column is loaded as wide as the column, and sharp on dense screens', async ({
  browser,
  page: first,
  sharedStack: stack,
}) => {
  const address = `${stack.storefront}/info/beratung`;
  const picture = (page: Page) => page.getByRole('main').locator('picture img').last();
  await first.setViewportSize({ width: 1280, height: 900 });
  await first.goto(address);
  await picture(first).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded(picture(first))).toMatchObject({ width: 480 });
  const bytes = async () => (await loaded(picture(first))).bytes;
  await expect.poll(bytes).toBeGreaterThan(0);
  expect(await bytes()).toBeLessThan(10_000);

  const dense = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 2,
  });
  const page = await dense.newPage();
  await page.goto(address);
  await picture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded(picture(page))).toMatchObject({ width: 960 });
  await dense.close();
});

test('SF-PICTURE-17 a phone loads the large picture of a product once, in the width that it preloads', async ({
  browser,
  sharedStack: stack,
}) => {
  for (const [viewport, deviceScaleFactor, width] of [
    [{ width: 360, height: 800 }, 2, 800],
    [{ width: 360, height: 800 }, 1, 480],
    [{ width: 1280, height: 900 }, 2, 1280],
  ] as const) {
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto(stack.storefront);
    const link = page
      .getByRole('region', { name: 'Meistgekauft' })
      .getByRole('heading', { level: 3 })
      .first();
    await page.goto(stack.storefront + (await link.getByRole('link').getAttribute('href')));
    const picture = page.getByRole('region', { name: 'Bilder des Produkts' }).locator('picture img').first();
    await expect.poll(() => loaded(picture)).toMatchObject({ width });
    const preloads = page.locator('head link[rel="preload"][as="image"]');
    await expect(preloads).toHaveCount(1);
    expect(await preloads.getAttribute('imagesrcset')).toContain(`width=${width}&format=avif`);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .map(({ pathname, search }) => pathname + search),
    );
    const shown = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    const large = asked.filter(
      (address) => address.startsWith(shown) && /width=(?:480|640|800|1280)/.test(address),
    );
    expect(large).toHaveLength(1);
    await context.close();
  }
});

/** The width in which a picture was asked for, and its bytes. */
function loaded(picture: Locator): Promise<{ width: number; bytes: number }> {
  return picture.evaluate((image: HTMLImageElement) => {
    const [entry] = performance.getEntriesByName(image.currentSrc) as PerformanceResourceTiming[];
    // Until it is near the screen it has asked for nothing.
    const width = Number(new URL(image.currentSrc || location.href).searchParams.get('width'));
    return { width, bytes: entry?.encodedBodySize ?? 0 };
  });
}
