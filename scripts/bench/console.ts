import type { Browser, Locator } from '@playwright/test';
import { addressOf } from '#client/send/address.ts';
import { paths, TAB_PARAMETER } from '#console/app/paths.ts';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { freePort } from '../process/ports.ts';
import { inTestStack } from '../process/test-stack.ts';
import { signIn, textsFor } from '../screens/console/visit.ts';
import { browserOfJourneys, launchBrowser } from '../test/browser.ts';
import { type BareList, bareApp } from './console/bare-app.ts';
import { reportConsole } from './console/report.ts';
import { measureOnce, type Places, type Sample } from './console/rounds.ts';

// The medians of fewer differ from run to run by as much as a limit leaves.
const ROUNDS = 11;
const OBJECT = 'Product2';
const VIEW = 'AllProducts';
const ROWS = 50;
/** An account to which much belongs. */
const ACCOUNT = /^Gemeinschaftspraxis/;
const COLUMNS = [
  'Name',
  'L2C_CM_ProductNameVariant__c',
  'L2C_CM_PZN__c',
  'L2C_CM_RegulatoryClassification__c',
  'Manufacturer__c',
  'AvailableToOrder__c',
  'IsActive',
];

/**
 * How long the console takes to the first rows, to the first related row of an account, to scroll, for 800 objects and
 * from a row to its form, beside a bare react-admin list over the same platform; writes docs/figures/console-bench.json
 * and .md. One round warms up.
 *
 * @throws when a figure is beyond its limit
 */
export async function benchConsole(rounds = ROUNDS): Promise<void> {
  await inTestStack(['mock', 'console'], async ({ origins }) => {
    const bare = await bareApp(bareList(), origins.mock);
    try {
      const barePort = await bare.listen(await freePort());
      // The windows of a whole browser load pages of its own beside the one that is measured.
      await using browser = await launchBrowser(browserOfJourneys);
      const places = await prepared(browser, origins.console, `http://localhost:${barePort}`);
      const samples: Sample[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const sample = await measureOnce(places, round);
        console.log(round === 0 ? 'warm-up' : `round ${round}`, sample);
        if (round > 0) samples.push(sample);
      }
      await reportConsole(samples);
    } finally {
      await bare.close();
    }
  });
}

function bareList(): BareList {
  const url = addressOf(getListRecordsByName, { objectApiName: OBJECT, listViewApiName: VIEW });
  return { url, resource: OBJECT, columns: COLUMNS, rows: ROWS };
}

/** Signs in once, and reads what the first row says. */
async function prepared(browser: Browser, console_: string, bare: string): Promise<Places> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await signIn(page, console_, textsFor('de-DE'));
  await page.goto(console_ + paths.list(OBJECT));
  const firstName = await page.getByRole('grid').locator('tbody a').first().textContent();
  await page.goto(console_ + paths.list('Account'));
  const account = new URL(
    await hrefOf(page.getByRole('grid').getByRole('link', { name: ACCOUNT })),
    console_,
  );
  const session = await context.storageState();
  await context.close();
  const related = `${account.pathname}?${TAB_PARAMETER}=related`;
  return { browser, session, console: console_, bare, object: OBJECT, firstName: firstName ?? '', related };
}

const hrefOf = async (link: Locator): Promise<string> => (await link.first().getAttribute('href')) ?? '';
