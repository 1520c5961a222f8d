import type { Page } from '@playwright/test';
import { callPlatform, rowsOf } from '../../journeys/pages/lists.ts';
import { accountsFile, FAULTS } from './accounts-file.ts';
import type { CountingHand } from './counting-hand.ts';

/** A piece of daily work in the console, from its first page to the moment at which it is seen to be done. */
export interface Task {
  readonly name: string;
  /** What is done, in one sentence. */
  readonly says: string;
  readonly username: string;
  /** Makes what the task needs, and answers what it has to know. */
  readonly prepare: (page: Page, round: number) => Promise<Record<string, string>>;
  readonly work: (hand: CountingHand, known: Readonly<Record<string, string>>) => Promise<void>;
}

const MERCHANDISER = 'merch@offizin.example';
const SUPPORT = 'support@offizin.example';

const create = async (page: Page, apiName: string, fields: object): Promise<string> =>
  (await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName, fields })).id;

const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name, exact: true });

/** Looks something up by the quick search and opens the first record that is found. */
async function find(hand: CountingHand, term: string, found: string | RegExp): Promise<void> {
  const { page } = hand;
  await hand.key('Control+k');
  await hand.write(page.getByRole('combobox', { name: 'Schnellsuche' }), term);
  await hand.press(page.getByRole('option', { name: found }).filter({ hasNotText: 'Überall' }).first());
  await page.getByRole('region', { name: 'Details' }).waitFor();
}

export const TASKS: readonly Task[] = [
  {
    name: 'prices',
    says: 'Raise twenty prices by five per cent.',
    username: MERCHANDISER,
    prepare: async () => ({}),
    work: async (hand) => {
      const { page } = hand;
      await hand.press(navigation(page, 'Preise'));
      await hand.press(rowsOf(page).nth(0).getByRole('checkbox'));
      await hand.press(rowsOf(page).nth(19).getByRole('checkbox'), ['Shift']);
      const chosen = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
      await hand.press(chosen.getByRole('button', { name: 'Ändern' }));
      const dialog = page.getByRole('dialog');
      await hand.write(dialog.getByRole('combobox', { name: 'Feld wählen' }), 'Preis');
      await hand.press(page.getByRole('option', { name: 'Preis (UnitPrice)' }));
      await hand.press(dialog.getByRole('combobox', { name: /^Wie sich Preis/ }));
      await hand.press(page.getByRole('option', { name: 'erhöhen um %', exact: true }));
      await hand.write(dialog.getByRole('textbox', { name: /^Prozent/ }), '5');
      await hand.press(dialog.getByRole('button', { name: 'In 20 Datensätzen ändern' }));
      await dialog.getByText('20 Datensätze gespeichert.').waitFor();
    },
  },
  {
    name: 'product',
    says: 'Find a product by its PZN and correct its manufacturer.',
    username: MERCHANDISER,
    prepare: async (page) => {
      const { records } = await callPlatform<{
        records: { fields: Record<string, { value: string }> }[];
      }>(page, 'POST', '/list-records/Product2/AllProducts', {
        optionalFields: ['Product2.L2C_CM_PZN__c', 'Product2.Name'],
        where: '{ L2C_CM_PZN__c: { ne: null } }',
        pageSize: 1,
      });
      const { L2C_CM_PZN__c: pzn, Name } = records[0]?.fields ?? {};
      return { pzn: pzn?.value ?? '', name: Name?.value ?? '' };
    },
    work: async (hand, { pzn = '', name = '' }) => {
      const { page } = hand;
      await find(hand, pzn, new RegExp(name.slice(0, 12)));
      await hand.press(page.getByRole('button', { name: 'Hersteller: Bearbeiten' }));
      await hand.write(
        page.getByRole('dialog').getByRole('textbox', { name: /^Hersteller/ }),
        'Talvera Pharma',
      );
      await hand.key('Enter');
      await page.getByText('Gespeichert.').waitFor();
    },
  },
  {
    name: 'order',
    says: 'Find an order by its number and cancel it.',
    username: SUPPORT,
    prepare: async (page) => {
      const { records } = await callPlatform<{
        records: { fields: Record<string, { value: string }> }[];
      }>(page, 'POST', '/list-records/Order/AllOrders', {
        optionalFields: ['Order.OrderNumber'],
        where: '{ Status: { eq: "Activated" } }',
        pageSize: 1,
      });
      const number = records[0]?.fields.OrderNumber?.value;
      if (!number) throw new Error('There is no order that can be cancelled.');
      return { number };
    },
    work: async (hand, { number = '' }) => {
      const { page } = hand;
      await find(hand, number, new RegExp(number));
      await hand.press(page.getByRole('button', { name: 'Stornieren', exact: true }));
      const dialog = page.getByRole('dialog');
      await hand.press(dialog.getByRole('combobox', { name: /^Grund/ }));
      await hand.press(page.getByRole('option', { name: 'Nicht mehr gewünscht', exact: true }));
      await hand.press(dialog.getByRole('button', { name: 'Stornieren' }));
      await page.getByText(/^Storniert\./).waitFor();
    },
  },
  {
    name: 'import',
    says: 'Import a thousand accounts, of which seven are faulty: see the faults, then import the corrected file.',
    username: MERCHANDISER,
    prepare: async (_, round) => ({ round: String(round) }),
    work: async (hand, { round = '0' }) => {
      const { page } = hand;
      await hand.press(navigation(page, 'Accounts'));
      await hand.press(page.getByRole('button', { name: 'Liste bearbeiten und mehr' }));
      await hand.press(page.getByRole('menuitem', { name: 'Importieren' }));
      const input = page.locator('input[type=file]');
      await hand.upload(input, 'accounts.csv', accountsFile(Number(round), FAULTS));
      await hand.press(page.getByRole('button', { name: 'Prüfen' }));
      await page.getByText(`${FAULTS} Fehler. Nichts wurde geschrieben.`).waitFor();
      await hand.upload(input, 'accounts.csv', accountsFile(Number(round), 0));
      await hand.press(page.getByRole('button', { name: /^1\.?000 Zeilen importieren/ }));
      await page.getByText(/^1\.?000 Zeilen importiert\./).waitFor();
    },
  },
  {
    name: 'merge',
    says: 'Merge two accounts of one customer and take the telephone number of the second.',
    username: MERCHANDISER,
    prepare: async (page, round) => {
      const name = `Ahorn-Apotheke ${round}`;
      const rest = { BillingStreet: 'Ahornweg 3', BillingPostalCode: '24103', BillingCity: 'Kiel' };
      await create(page, 'Account', { Name: name, Phone: '0431 1', ...rest });
      await callPlatform(page, 'POST', '/records', {
        apiName: 'Account',
        fields: { Name: `${name} e. K.`, Phone: '0431 2', ...rest },
        allowSaveOnDuplicate: true,
      });
      return { name };
    },
    work: async (hand, { name = '' }) => {
      const { page } = hand;
      await find(hand, name, new RegExp(`^${name}(?! e\\.)`));
      await hand.press(page.getByRole('button', { name: 'Weitere Aktionen' }));
      await hand.press(page.getByRole('menuitem', { name: 'Zusammenführen' }));
      await hand.write(page.getByRole('combobox', { name: 'Zusammenführen mit' }), `${name} e`);
      await hand.press(page.getByRole('option', { name: `${name} e. K.` }));
      await hand.press(page.getByRole('radio', { name: `Telefon von ${name} e. K.` }));
      await hand.press(page.getByRole('button', { name: 'Zusammenführen', exact: true }));
      await hand.press(
        page.getByRole('dialog', { name: 'Zusammenführen?' }).getByRole('button', { name: 'Zusammenführen' }),
      );
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByRole('region', { name: 'Details' }).getByText('0431 2').waitFor();
    },
  },
  {
    name: 'case',
    says: 'Answer the latest case by mail.',
    username: SUPPORT,
    prepare: async (page, round) => {
      const Subject = `Frage zur Einnahme ${round}`;
      await create(page, 'Case', {
        Subject,
        SuppliedEmail: 'erika@example.org',
        Description: 'Vor dem Essen?',
      });
      return { Subject };
    },
    work: async (hand, { Subject = '' }) => {
      const { page } = hand;
      await find(hand, Subject, new RegExp(Subject));
      await hand.press(page.getByRole('button', { name: 'Antworten' }).first());
      await hand.write(page.getByRole('dialog').getByRole('textbox', { name: /^Text/ }), 'Nach dem Essen.');
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Senden' }));
      await page.getByRole('region', { name: 'Gespräch' }).getByText('Nach dem Essen.').first().waitFor();
    },
  },
];
