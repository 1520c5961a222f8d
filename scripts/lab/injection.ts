import { devices } from '@playwright/test';
import { runConsoleInBrowser } from '#test/lab/injection/browser/run-console.ts';
import { type BrowserRun, runShopInBrowser } from '#test/lab/injection/browser/run-shop.ts';
import { runInjection } from '#test/lab/injection/run-injection.ts';
import { SERVICE_NAMES } from '../process/stack.ts';
import { inTestStack } from '../process/test-stack.ts';
import { launchBrowser } from '../test/browser.ts';
import { writeVerification } from './verification.ts';

/** How many of the texts each field shows in a browser, others in each. */
const SHOWN_PER_FIELD = 3;

/** Writes so many hostile texts, at most 300, into every field, reads the shop's pages, and shows some in a browser. */
export function injection(count: number): Promise<boolean> {
  return inTestStack(SERVICE_NAMES, async ({ origins: servers }) => {
    const read = await runInjection(servers, count);
    for (const fault of read.faults) console.error(fault);
    console.log(
      `${read.payloads} texts in ${read.fields} places, ${read.pages} pages: ${read.faults.length} faults`,
    );
    const shown = await showInBrowser(servers);
    for (const what of shown.sprung) console.error(what);
    console.log(`${shown.shown} texts in a browser: ${shown.sprung.length} ran`);
    await writeVerification('injection', {
      experiment:
        'Hostile texts (scripts for every place of a page, markdown, style sheets, databases, templates, paths, headers, tables, patterns) in every field that a person can fill: all of them read in the pages of the built storefront, some of each field shown in a browser, shop and console',
      size: `${read.payloads} texts in ${read.fields} places of the shop, ${read.pages} pages; ${shown.shown} texts in ${shown.fields} places of both apps in a browser`,
      result: `${read.faults.length} pages that would let one run; in the browser ${shown.sprung.length} ran, asked for or led anywhere`,
      command: `npm run lab -- injection ${count}`,
      doesNotProve:
        'what programs make of the texts that tables and files are opened with, and browsers other than Chromium',
    });
    return read.faults.length + shown.sprung.length === 0;
  });
}

/** Both apps, one after the other. */
async function showInBrowser(servers: {
  mock: string;
  storefront: string;
  console: string;
}): Promise<BrowserRun> {
  await using browser = await launchBrowser();
  // Without the user agent of a person's browser the shop takes the visitor for a robot, and sends whole pages.
  const { userAgent } = devices['Desktop Chrome'];
  const open = () => browser.newContext({ userAgent, locale: 'de-DE' });
  const shop = await runShopInBrowser(servers, { buyer: await open(), guest: await open() }, SHOWN_PER_FIELD);
  const office = await runConsoleInBrowser(servers.console, await open(), SHOWN_PER_FIELD);
  return {
    fields: shop.fields + office.fields,
    shown: shop.shown + office.shown,
    sprung: [...shop.sprung, ...office.sprung],
  };
}
