import type { Page, Request } from '@playwright/test';
import { expect, test } from './stack.ts';

const COLLECTOR = 'https://statistics.example/events';

/** Answers in place of the collector, and keeps what it is sent. */
async function collecting(page: Page): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(COLLECTOR, (route) => {
    sent.push(route.request());
    return route.fulfill({ status: 204 });
  });
  return sent;
}

const counted = (sent: readonly Request[]) => sent.map((request) => request.postDataJSON());

test.describe('where a collector is named', () => {
  test.use({ shop: { statisticsUrl: COLLECTOR } });

  test('SF-STATISTICS-01 SF-STATISTICS-02 those who allow it are counted, by kinds of pages and events alone', async ({
    page,
    stack,
  }) => {
    const sent = await collecting(page);
    await page.goto(`${stack.storefront}/search?q=nasenspray`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toContainText('gezählt werden Besuche nur');
    expect(sent).toEqual([]);
    const notice = page.getByRole('region', { name: 'Was dürfen wir auf Ihrem Gerät speichern?' });
    await expect(notice).toContainText('Suchverlauf, Assistent und Statistik');
    await notice.getByRole('link', { name: 'Einzeln auswählen' }).click();
    await page.getByRole('checkbox', { name: 'Meinen Besuch mitzählen' }).check();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.poll(() => counted(sent)).toEqual([{ event: 'page', page: 'consent', language: 'de' }]);

    await page.goBack();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/product/);
    await expect
      .poll(() => counted(sent).slice(1))
      .toEqual(['search', 'product'].map((kind) => ({ event: 'page', page: kind, language: 'de' })));
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('orderPlaced', { detail: { orderReferenceNumber: 'OF-1' } })),
    );
    await expect
      .poll(() => counted(sent).at(-1))
      .toEqual({ event: 'orderPlaced', page: 'product', language: 'de' });
    for (const request of sent) {
      const { cookie, referer } = await request.allHeaders();
      expect({ cookie, referer }).toEqual({ cookie: undefined, referer: undefined });
    }

    await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligungen ändern' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    const before = sent.length;
    await page.goto(stack.storefront, { waitUntil: 'networkidle' });
    expect(sent).toHaveLength(before);
  });
});

test('SF-STATISTICS-01 where no collector is named nobody is asked, and nothing is sent after allowing all', async ({
  page,
  stack,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.storefront)) elsewhere.push(request.url());
  });
  await page.goto(`${stack.storefront}/consent`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('main').getByRole('button', { name: 'Alle erlauben' }).click();
  await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
  await page.goto(stack.storefront, { waitUntil: 'networkidle' });
  expect(elsewhere).toEqual([]);
});
