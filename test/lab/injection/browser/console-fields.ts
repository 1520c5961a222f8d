import type { Page } from '@playwright/test';
import { outsideScenario } from '../../../stack/scenario.ts';
import { declaredOperation } from '../../operations/declared.ts';
import { RECORDS_PATH } from '../../security/addresses.ts';
import type { Payload } from '../payloads.ts';

/** A place of the console where a person can write something, and where it is read afterwards. */
export interface ConsoleField {
  readonly name: string;
  /** Writes the text as the one who has signed in at the page, and opens what shows it. */
  readonly show: (page: Page, console: string, payload: Payload) => Promise<void>;
}

const cut = (text: string, most: number) => text.slice(0, most);

/** Texts of a record of each of these objects, by field with its longest. */
const RECORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Account: { Name: 255, Description: 900 },
  Contact: { LastName: 80, FirstName: 40, Title: 120, Description: 900 },
  Case: { Subject: 255, Description: 900, SuppliedName: 80 },
  Lead: { LastName: 80, Company: 255, Description: 900 },
  Task: { Subject: 255, Description: 900 },
  Opportunity: { Name: 120, Description: 900, NextStep: 255 },
  Campaign: { Name: 80, Description: 900 },
};

/** What else a record of them needs, beside the account that some belong to. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Opportunity: { CloseDate: '2027-01-01' },
};
const OF_ACCOUNTS = ['Contact', 'Opportunity', 'Case'];

/** Asks the platform through the console's own server, as its page does. */
async function ask(page: Page, method: string, address: string, data: unknown) {
  const answer = await outsideScenario(() => page.request.fetch(address, { method, data: data as never }));
  if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const settle = (page: Page) => page.waitForLoadState('networkidle');

async function someAccount(page: Page, console: string): Promise<string> {
  const list = `${console}${RECORDS_PATH}/list-records/Account/AllAccounts?pageSize=1`;
  const { records } = await ask(page, 'POST', list, {});
  return String(records[0].id);
}

const ofRecord = (apiName: string): ConsoleField => ({
  name: `fields of ${apiName}`,
  show: async (page, console, { text }) => {
    const texts = Object.entries(RECORDS[apiName] ?? {}).map(([name, most]) => [name, cut(text, most)]);
    const known = await ask(page, 'GET', `${console}${RECORDS_PATH}/object-info/${apiName}`, undefined);
    const usable = texts.filter(([name = '']) => known.fields[name]?.createable);
    const owner = OF_ACCOUNTS.includes(apiName) ? { AccountId: await someAccount(page, console) } : {};
    const fields = { ...NEEDED[apiName], ...owner, ...Object.fromEntries(usable) };
    const { id } = await ask(page, 'POST', `${console}${RECORDS_PATH}/records`, { apiName, fields });
    for (const path of [`/o/${apiName}/${id}`, `/o/${apiName}/${id}/edit`, `/o/${apiName}`]) {
      await page.goto(console + path);
      await settle(page);
    }
  },
});

export const consoleFields: readonly ConsoleField[] = [
  ...Object.keys(RECORDS).map(ofRecord),
  {
    name: 'search',
    show: async (page, console, { text }) => {
      await page.goto(`${console}/search?q=${encodeURIComponent(text)}`);
      await settle(page);
    },
  },
  {
    name: 'addresses of pages',
    show: async (page, console, { text }) => {
      const part = encodeURIComponent(cut(text, 200));
      for (const path of [`/o/${part}`, `/o/Account/${part}`, `/o/Account?view=${part}`, `/${part}`]) {
        await page.goto(console + path);
        await settle(page);
      }
    },
  },
  {
    name: 'names and filters of lists',
    show: async (page, console, { text, number }) => {
      const listViewApiName = `Payload_${number}_${Date.now()}`;
      await ask(page, 'POST', `${console}${RECORDS_PATH}/list-info/Account`, {
        listViewApiName,
        label: cut(text, 40),
        scope: { apiName: 'everything' },
        filteredByInfo: [{ fieldApiName: 'Name', operator: 'Contains', operandLabels: [cut(text, 80)] }],
      });
      await page.goto(`${console}/o/Account?view=${listViewApiName}`);
      await settle(page);
    },
  },
  {
    name: 'names of files',
    show: async (page, console, { text }) => {
      const { path } = declaredOperation('createContentDocumentAndVersion');
      const accountId = await someAccount(page, console);
      const name = `${cut(text.replace(/[\p{Cc}/\\"]/gu, ''), 80)}.html`;
      const fileData = { name, mimeType: 'text/html', buffer: Buffer.from(text) };
      const multipart = { title: cut(text, 200), firstPublishLocationId: accountId, fileData };
      const answer = await outsideScenario(() => page.request.post(console + path, { multipart }));
      if (!answer.ok())
        throw new Error(`Sending a file was answered with ${answer.status()}: ${await answer.text()}`);
      await page.goto(`${console}/o/Account/${accountId}`);
      await settle(page);
    },
  },
  {
    name: 'a table to import',
    show: async (page, console, { text }) => {
      const cell = `"${text.replaceAll('"', '""')}"`;
      await page.goto(`${console}/o/Case/import`);
      const buffer = Buffer.from(`Betreff;${cell}\n${cell};${cell}\n`);
      await page.locator('input[type=file]').setInputFiles({
        name: `${cut(text.replace(/[\p{Cc}/]/gu, ''), 80)}.csv`,
        mimeType: 'text/csv',
        buffer,
      });
      await settle(page);
      await page.waitForTimeout(200);
    },
  },
  {
    name: 'the sandbox and its log',
    show: async (page, console, { text }) => {
      await ask(page, 'POST', `${console}/sandbox/sessions`, { label: cut(text, 80) });
      await page.request.get(`${console}/services/${encodeURIComponent(text)}?${encodeURIComponent(text)}`);
      await page.goto(`${console}/developer/sandbox`);
      await settle(page);
    },
  },
  {
    name: 'contents of the home page',
    show: async (page, console, { text }) => {
      const list = `${console}${RECORDS_PATH}/list-records/ManagedContent/AllContent`;
      const where = '{ ContentTypeFullyQualifiedName: { like: "%banner%" } }';
      const optionalFields = ['ManagedContent.ContentBody', 'ManagedContent.ContentKey'];
      const { records } = await ask(page, 'POST', list, { where, optionalFields });
      for (const { id, fields } of records.slice(0, 2)) {
        const body = JSON.parse(fields.ContentBody.value);
        const changed = { ...body, title: text, text, caption: text, buttonText: text };
        await ask(page, 'PATCH', `${console}${RECORDS_PATH}/records/${id}`, {
          fields: { ContentBody: JSON.stringify(changed) },
        });
        await page.goto(`${console}/commerce/pages/${fields.ContentKey.value}`);
        await settle(page);
      }
      await page.goto(`${console}/commerce/home-content`);
      await settle(page);
    },
  },
];
