import type { Locator, Page } from '@playwright/test';
import { outsideScenario } from '../../stack/scenario.ts';
import { expect } from '../stack.ts';

const DATA = '/services/data/v64.0';
/** A server closes a connection that was idle, perhaps in the moment in which it is used again. */
const RETRIES = 1;

/** Calls the platform as the person who is signed in; the test asks, not the page. */
export async function callPlatform<T>(
  page: Page,
  method: 'POST' | 'PATCH' | 'GET',
  path: string,
  body?: object,
): Promise<T> {
  const { origin } = new URL(page.url());
  const address = `${origin}${DATA}/ui-api${path}`;
  const response = await outsideScenario(() =>
    page.request.fetch(address, {
      method,
      headers: { origin },
      maxRetries: RETRIES,
      ...(body && { data: body }),
    }),
  );
  if (!response.ok()) throw new Error(`${method} ${address}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The records that a query finds in the name of the person who is signed in; the test asks, not the page. */
export async function findRecords<T extends object = Record<string, string>>(
  page: Page,
  console: string,
  q: string,
): Promise<T[]> {
  const address = `${console}${DATA}/query?${new URLSearchParams({ q })}`;
  const answer = await outsideScenario(() => page.request.get(address, { maxRetries: RETRIES }));
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).records;
}

/** The rows of the open list below its head. */
export const rowsOf = (page: Page): Locator => page.getByRole('grid').locator('tbody tr[aria-rowindex]');

/** Opens an entry of the menu of a list. */
export async function chooseFromListMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Liste bearbeiten und mehr' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Chooses a value of a select inside a dialog. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  const list = page.getByRole('listbox');
  const isForSeveral = (await list.getAttribute('aria-multiselectable')) === 'true';
  await page.getByRole('option', { name: option, exact: true }).click();
  if (isForSeveral) await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

interface NewList {
  label: string;
  columns: string[];
  filters?: { fieldApiName: string; operator: string; operandLabels: string[] }[];
}

/** Saves a list view of cases and opens it. */
export async function openNewCaseList(page: Page, console: string, list: NewList): Promise<void> {
  await callPlatform(page, 'POST', '/list-info/Case', {
    listViewApiName: list.label,
    label: list.label,
    displayColumns: list.columns,
    filteredByInfo: list.filters ?? [],
  });
  await page.goto(`${console}/o/Case?view=${list.label}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

interface Created {
  results: { statusCode: number; result: { id: string } }[];
}

/** Makes cases, at most 200 at a time, and answers their ids. */
export async function createCases(page: Page, fields: Record<string, unknown>[]): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < fields.length; start += 200) {
    const records = fields.slice(start, start + 200).map((one) => ({ apiName: 'Case', fields: one }));
    const { results } = await callPlatform<Created>(page, 'POST', '/records/batch', {
      allOrNone: true,
      operations: [{ type: 'CREATE', records }],
    });
    ids.push(...results.map(({ result }) => result.id));
  }
  return ids;
}
