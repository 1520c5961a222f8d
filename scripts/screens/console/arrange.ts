import type { Page } from '@playwright/test';
import type { Messages } from '#console/app/i18n/messages.ts';

/** Brings a screen that is open into a state of its own; `texts` is what the console says there. */
export type Arrange = (page: Page, texts: Messages) => Promise<void>;

/** A file whose second column names no kind of case. */
const BROKEN_FILE = 'Betreff;Priorität\nRückruf;Hoch\nLieferung;Zauberei\n';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

export const arrange = {
  openSession: async (page, texts) => {
    await press(page, texts.sandbox.openSession);
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
  },
  chooseTwo: async (page) => {
    const boxes = page.getByRole('grid').locator('[data-act=choose]');
    await boxes.nth(0).click();
    await boxes.nth(2).click();
  },
  openPalette: async (page) => {
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill('nasen');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  },
  openInspector: (page, texts) => press(page, texts.inspector.open),
  checkFile: async (page, texts) => {
    const file = { name: 'anfragen.csv', mimeType: 'text/csv', buffer: Buffer.from(BROKEN_FILE) };
    await page.locator('input[type=file]').setInputFiles(file);
    await press(page, texts.importing.check);
    await page.getByRole('main').getByRole('table').waitFor();
  },
  changeName: async (page) => {
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill(`${await field.inputValue()} & Partner`);
  },
} satisfies Readonly<Record<string, Arrange>>;
