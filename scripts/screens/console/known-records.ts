import type { Page } from '@playwright/test';
import { paths } from '#console/app/paths.ts';

/** Ids of records that some screens are about. */
export interface KnownRecords {
  readonly product: string;
  readonly otherProduct: string;
  readonly order: string;
  readonly summary: string;
  readonly account: string;
  readonly otherAccount: string;
}

/** Reads the ids where a person would find them: in the first rows of lists. */
export async function findKnownRecords(page: Page, console_: string): Promise<KnownRecords> {
  const [product = '', otherProduct = ''] = await idsOf(page, console_, 'Product2');
  const [order = ''] = await idsOf(page, console_, 'Order');
  const [summary = ''] = await idsOf(page, console_, 'OrderSummary');
  const [account = '', otherAccount = ''] = await idsOf(page, console_, 'Account');
  return { product, otherProduct, order, summary, account, otherAccount };
}

async function idsOf(page: Page, console_: string, objectApiName: string): Promise<string[]> {
  await page.goto(console_ + paths.list(objectApiName));
  const links = page.getByRole('grid').locator(`a[href^="${paths.list(objectApiName)}/"]`);
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.slice(href.lastIndexOf('/') + 1));
}
