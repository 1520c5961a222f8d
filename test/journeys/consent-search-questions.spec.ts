import { openSandbox } from './pages/sandbox.ts';
import { expect, onEveryStore, test } from './stack.ts';

onEveryStore(() => {
  test('nothing is stored before consent, which can be refused and withdrawn', async ({
    page,
    sharedStack: stack,
  }) => {
    const stored = () => page.evaluate(() => localStorage.length);
    const search = async (term: string) => {
      await page.getByRole('combobox', { name: 'Produkte suchen' }).fill(term);
      await page.getByRole('combobox', { name: 'Produkte suchen' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
    };
    await page.goto(stack.storefront, { waitUntil: 'networkidle' });
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await search('ibuprofen');
    expect(await stored()).toBe(0);

    const notice = page.getByRole('region', { name: 'Was dürfen wir auf Ihrem Gerät speichern?' });
    const [refuse, allow] = await Promise.all(
      ['Nur notwendige', 'Alle erlauben'].map((name) => notice.getByRole('button', { name }).boundingBox()),
    );
    expect(refuse?.height, 'Refusing is as large as allowing').toBe(allow?.height);
    await notice.getByRole('button', { name: 'Alle erlauben' }).click();
    await expect(notice).toHaveCount(0);
    await search('nasenspray');
    await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('');
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.getByRole('combobox', { name: 'Produkte suchen' }).focus();
    await expect(page.getByRole('option', { name: /nasenspray/ })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Einwilligungen ändern' }).click();
    await expect(page.getByRole('checkbox', { name: /Letzte Suchen/ })).toBeChecked();
    await page.getByRole('main').getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    await expect.poll(stored).toBe(0);
  });

  test('suggestions name terms, categories and products, and forgive typing errors', async ({
    page,
    sharedStack: stack,
  }) => {
    await page.goto(stack.storefront, { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Produkte suchen' });
    await field.pressSequentially('ibu');
    await expect(page.getByRole('option', { name: /Ibuprofen Nordhaus/ }).first()).toBeVisible();
    await expect(
      page.getByRole('option', { name: /passende Produkte in dieser Kategorie/ }).first(),
    ).toBeVisible();
    await field.fill('ibuprofn');
    await expect(page.getByRole('option', { name: /Ibuprofen/ }).first()).toBeVisible();
  });
});

test('suggestions that have failed come once the platform answers again', async ({ page, stack }) => {
  const sandbox = openSandbox(stack);
  await page.goto(stack.storefront, { waitUntil: 'networkidle' });
  await sandbox.spoil({ kind: 'status', status: 503, operationIds: ['getSearchSuggestions'], times: 1 });
  const failed = page.waitForResponse((response) => response.url().includes('/search/suggestions'));
  await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('ibu');
  expect((await failed).status()).toBe(503);
  await expect(page.getByRole('option', { name: /Ibuprofen/ }).first()).toBeVisible();
});

test('the question form keeps what was typed after an error and is received', async ({ page, stack }) => {
  await page.goto(`${stack.storefront}/info/beratung`, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.getByLabel('Ihr Name').fill('Erika Beispiel');
  await main.getByRole('button', { name: 'Frage absenden' }).click();
  await expect(main.getByRole('alert')).toContainText('Bitte prüfen Sie 2 Angaben');
  await expect(main.getByLabel('Ihr Name')).toHaveValue('Erika Beispiel');
  await expect(main.getByLabel('E-Mail-Adresse für die Antwort')).toBeFocused();
  await main.getByLabel('E-Mail-Adresse für die Antwort').fill('erika@example.org');
  await main.getByLabel('Ihre Frage').fill('Darf ich beides zusammen nehmen?');
  await main.getByRole('button', { name: 'Frage absenden' }).click();
  await expect(main.getByText('Ihre Frage ist bei uns.')).toBeVisible();
});
