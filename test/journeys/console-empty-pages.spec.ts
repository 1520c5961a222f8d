import type { Page } from '@playwright/test';
import { BLOCK_TYPES } from '#console/app/features/content/contents.ts';
import { expectAccessible } from './pages/accessible.ts';
import { startSession } from './pages/console.ts';
import { callPlatform, findRecords } from './pages/lists.ts';
import { expect, test } from './stack.ts';

const MERCHANDISER = 'merch@offizin.example';
const SUPPORT = 'support@offizin.example';

/** What the pages say, and what their controls are called, in the languages of the console. */
const LANGUAGES = [
  {
    language: 'German',
    locale: 'de-DE',
    pictures: 'Noch keine Bilder',
    placeholder: 'Im Shop steht an ihrer Stelle ein Platzhalter.',
    addPictures: 'Bilder hinzufügen',
    toProduct: 'Zurück zum Produkt',
    contents: 'Hier gibt es noch keine Seiten.',
    firstContent: 'Legen Sie den ersten Inhalt als Datensatz an.',
    createContent: 'Inhalt anlegen',
    noContents: 'Ihre Rolle legt keine Inhalte an.',
    objects: 'Alle Objekte',
    parts: {
      picklists: 'Dieses Objekt hat keine Auswahllisten.',
      rules: 'Für dieses Objekt gibt es keine Dublettenregeln.',
      related: 'Zu diesem Objekt gehören keine Listen.',
      search: 'Dieses Objekt lässt sich nicht durchsuchen.',
    },
    description: 'Beschreibung des Objekts',
    filterFields: 'Felder filtern',
    noField: 'Kein Feld passt zu „quatsch“.',
  },
  {
    language: 'English',
    locale: 'en-GB',
    pictures: 'No pictures yet',
    placeholder: 'The shop shows a placeholder in their place.',
    addPictures: 'Add pictures',
    toProduct: 'Back to the product',
    contents: 'There are no pages here yet.',
    firstContent: 'Create the first content as a record.',
    createContent: 'New Content',
    noContents: 'Your role creates no contents.',
    objects: 'All objects',
    parts: {
      picklists: 'This object has no picklists.',
      rules: 'There are no duplicate rules for this object.',
      related: 'No lists belong to this object.',
      search: 'This object cannot be searched.',
    },
    description: 'Description of the object',
    filterFields: 'Filter fields',
    noField: 'No field matches “quatsch”.',
  },
];

/** Goes on as somebody else. */
async function changePerson(page: Page, console: string, username: string): Promise<void> {
  await page.context().clearCookies();
  await startSession(page, console, username);
}

for (const { language, locale, ...texts } of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale });

    test('RD-EMPTY-02 a product without pictures says so, to those who may add some and to those who may not', async ({
      page,
      stack,
    }) => {
      await startSession(page, stack.console, MERCHANDISER);
      await page.goto(`${stack.console}/o/Product2`);
      const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', {
        apiName: 'Product2',
        fields: {
          Name: 'Ohne Bild',
          StockKeepingUnit: 'OHNE-BILD',
          L2C_CM_RegulatoryClassification__c: 'Kosmetik',
        },
      });
      const main = page.getByRole('main');
      await page.goto(`${stack.console}/commerce/products/${id}/pictures`);
      await expect(main.getByText(texts.pictures)).toBeVisible();
      await expect(main.getByText(texts.placeholder)).toBeVisible();
      await expect(main.getByLabel(texts.addPictures)).toBeAttached();
      await expect(main.getByRole('link', { name: texts.toProduct })).toHaveCount(0);
      await expectAccessible(page);

      await changePerson(page, stack.console, SUPPORT);
      await page.goto(`${stack.console}/commerce/products/${id}/pictures`);
      await expect(main.getByText(texts.pictures)).toBeVisible();
      await expect(main.getByLabel(texts.addPictures)).toHaveCount(0);
      await main.getByRole('link', { name: texts.toProduct }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/o/Product2/${id}$`));
    });

    test('RD-EMPTY-03 a shop without contents leads to the first one, or to all objects where the role creates none', async ({
      page,
      stack,
    }) => {
      await startSession(page, stack.console, MERCHANDISER);
      await page.goto(`${stack.console}/commerce/pages`);
      const types = BLOCK_TYPES.map((type) => `'${type}'`).join(', ');
      const q = `SELECT Id FROM ManagedContent WHERE ContentTypeFullyQualifiedName IN (${types})`;
      const records = await findRecords(page, stack.console, q);
      await callPlatform(page, 'POST', '/records/batch', {
        allOrNone: true,
        operations: [{ type: 'DELETE', records: records.map(({ Id }) => ({ fields: { Id } })) }],
      });
      const main = page.getByRole('main');
      await page.reload();
      await expect(main.getByText(texts.contents)).toBeVisible();
      await expect(main.getByText(texts.firstContent)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: texts.createContent }).press('Enter');
      await expect(page).toHaveURL(/\/o\/ManagedContent\/new$/);

      await changePerson(page, stack.console, SUPPORT);
      await page.goto(`${stack.console}/commerce/pages`);
      await expect(main.getByText(texts.contents)).toBeVisible();
      await expect(main.getByText(texts.noContents)).toBeVisible();
      await expect(main.getByRole('link', { name: texts.createContent })).toHaveCount(0);
      await main.getByRole('link', { name: texts.objects }).click();
      await expect(page).toHaveURL(/\/o$/);
    });

    test('RD-EMPTY-04 a reference page without anything to describe says so and leads to the description of the object', async ({
      page,
      stack,
    }) => {
      await startSession(page, stack.console, SUPPORT);
      const main = page.getByRole('main');
      for (const [part, text] of Object.entries(texts.parts)) {
        await page.goto(`${stack.console}/o/CaseComment/reference/${part}`);
        await expect(main.getByText(text)).toBeVisible();
        await expectAccessible(page);
        await main.getByRole('link', { name: texts.description, exact: true }).last().press('Enter');
        await expect(page).toHaveURL(/\/o\/CaseComment\/reference$/);
      }
      const filter = main.getByRole('searchbox', { name: texts.filterFields });
      await filter.fill('quatsch');
      await expect(main.getByText(texts.noField)).toBeVisible();
      await filter.fill('');
      await expect(main.getByText(texts.noField)).toHaveCount(0);
      await expect(main.getByRole('cell', { name: 'CommentBody' })).toBeVisible();
    });
  });
