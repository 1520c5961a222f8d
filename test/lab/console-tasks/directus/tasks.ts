import type { Page } from '@playwright/test';
import { expect } from '../../../journeys/pages/expect.ts';
import { accountsFile, FAULTS } from '../accounts-file.ts';
import type { CountingHand } from '../counting-hand.ts';
import { PERSON } from './api.ts';
import { orderNumber, pznOf } from './seed.ts';

/** A task of the console, done in Directus; it has no way to merge records, nor to answer a case by mail. */
export interface DirectusTask {
  readonly says: string;
  readonly work: (hand: CountingHand, round: number) => Promise<void>;
}

const PRICES = 20;

/** Signs in, and puts off what Directus asks an owner at first. */
export async function enterDirectus(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.locator('input[type=email]').fill(PERSON.email);
  await page.locator('input[type=password]').fill(PERSON.password);
  await page.locator('button[type=submit]').click();
  for (const put of ['Skip', 'Remind Later']) await page.getByRole('button', { name: put }).click();
  await collection(page, 'Products').waitFor();
}

const collection = (page: Page, name: string) =>
  page.locator(`a[href$="/content/${name.toLowerCase()}"]`).first();
const rows = (page: Page) => page.locator('tbody tr.table-row');
const field = (page: Page, name: string) => page.locator('.field').filter({ hasText: name }).locator('input');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Looks something up in a collection and opens it. */
async function find(hand: CountingHand, among: string, term: string): Promise<void> {
  const { page } = hand;
  await hand.press(collection(page, among));
  await rows(page).first().waitFor();
  await hand.press(page.locator('.search-input'));
  await hand.write(page.locator('.search-input input'), term);
  await rows(page).filter({ hasText: term }).waitFor();
  await hand.press(rows(page).filter({ hasText: term }));
  await save(page).waitFor();
}

/** Saves, which leads back to the list. */
async function saved(hand: CountingHand): Promise<void> {
  await hand.press(save(hand.page));
  await rows(hand.page).first().waitFor();
}

export const DIRECTUS_TASKS: readonly DirectusTask[] = [
  {
    says: 'Raise twenty prices by five per cent.',
    work: async (hand) => {
      const { page } = hand;
      await hand.press(collection(page, 'Prices'));
      for (let at = 0; at < PRICES; at += 1) {
        await hand.press(rows(page).nth(at));
        const price = field(page, 'Price');
        // It is empty until the record has come.
        await expect(price).not.toHaveValue('');
        const raised = (Number(await price.inputValue()) * 1.05).toFixed(2);
        await hand.write(price, raised);
        await saved(hand);
      }
    },
  },
  {
    says: 'Find a product by its PZN and correct its manufacturer.',
    work: async (hand, round) => {
      await find(hand, 'Products', pznOf(round));
      await hand.write(field(hand.page, 'Manufacturer'), 'Talvera Pharma');
      await saved(hand);
    },
  },
  {
    says: 'Find an order by its number and cancel it.',
    work: async (hand, round) => {
      const { page } = hand;
      await find(hand, 'Orders', orderNumber(round));
      await hand.press(page.locator('.field').filter({ hasText: 'Status' }).locator('.v-input'));
      await hand.press(page.locator('.v-list-item, [role=option]').filter({ hasText: 'returned' }));
      await saved(hand);
    },
  },
  {
    says: 'Import a thousand accounts, of which seven are faulty: see the faults, then import the corrected file.',
    work: async (hand, round) => {
      const { page } = hand;
      await hand.press(collection(page, 'Accounts'));
      await hand.press(page.getByText('Import / Export'));
      const input = page.locator('input[type=file]');
      const begin = page.getByRole('button', { name: 'Start Import' });
      await hand.upload(input, 'accounts.csv', directusFile(round, FAULTS));
      await hand.press(begin);
      await page.getByText('The following rows have invalid values').waitFor();
      await hand.press(page.getByRole('button', { name: 'Dismiss' }));
      await hand.upload(input, 'accounts.csv', directusFile(round, 0));
      await hand.press(begin);
      await rows(page)
        .filter({ hasText: `Praxis ${round}-` })
        .first()
        .waitFor();
    },
  },
];

const directusFile = (round: number, faults: number): string =>
  accountsFile(round, faults).replace('Name;Art', 'name;kind').replaceAll(';', ',');
