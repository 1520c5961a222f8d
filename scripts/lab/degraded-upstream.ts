import { devices, type Page } from '@playwright/test';
import { prepare } from '#test/journeys/states/prepare.ts';
import { findPlaces } from '#test/lab/degraded-upstream/find-places.ts';
import { runScreens } from '#test/lab/degraded-upstream/run-screens.ts';
import { type DegradedRun, runShopPages } from '#test/lab/degraded-upstream/run-shop-pages.ts';
import { openSandboxSession, type UpstreamFault } from '#test/lab/degraded-upstream/sandbox.ts';
import { SERVICE_NAMES } from '../process/stack.ts';
import { inTestStack, type TestStack } from '../process/test-stack.ts';
import { findKnownRecords } from '../screens/console/known-records.ts';
import { SCREENS } from '../screens/console/screens.ts';
import { signIn, textsFor } from '../screens/console/visit.ts';
import { launchBrowser } from '../test/browser.ts';
import { endedByHand } from './figures.ts';
import { writeVerification } from './verification.ts';

/** What screens are shown in a browser, where all of their calls fail alike. */
const IN_BROWSER: readonly UpstreamFault[] = [
  { kind: 'status', status: 500 },
  { kind: 'reset' },
  { kind: 'truncated' },
  { kind: 'html200' },
];
/** Without these nobody is signed in, or the console does not know what it is about. */
const SPARED = ['getUserInfo', 'getSessionContext'];

/** Lets the platform fail in every way under every page of the shop and every screen of the console; there is one size. */
export async function degradedUpstream(): Promise<boolean> {
  const signal = endedByHand();
  await using browser = await launchBrowser();
  const { read, shown } = await inTestStack(SERVICE_NAMES, async ({ origins }) => {
    const context = await browser.newContext({ ...devices['Desktop Chrome'], locale: 'de-DE' });
    const page = await context.newPage();
    await prepare(page, origins, 'buyer');
    const cookies = await context.cookies(origins.storefront);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const pages = await findPlaces(origins.storefront, cookie);
    const progress = (name: string) => console.log(`  ${name}`);
    const read = await runShopPages({ ...origins, cookie, pages, signal, progress });
    const session = await openSandboxSession(origins.mock);
    const shop = Object.fromEntries(pages.map((path) => [path, origins.storefront + path]));
    const common = { upstreamFaults: IN_BROWSER, spared: SPARED, session, signal, progress };
    const shopShown = await runScreens(page, { ...common, screens: shop });
    const consolePage = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    const screens = await consoleScreens(consolePage, origins);
    const consoleShown = await runScreens(consolePage, { ...common, screens });
    return { read, shown: [shopShown, consoleShown] };
  });
  return await record(read, shown, signal.aborted);
}

async function consoleScreens(page: Page, { console: console_ }: TestStack['origins']) {
  await signIn(page, console_, textsFor('de-DE'));
  const known = await findKnownRecords(page, console_);
  return Object.fromEntries(SCREENS.map(({ name, path }) => [name, console_ + path(known)]));
}

async function record(read: DegradedRun, shown: readonly DegradedRun[], isPart: boolean): Promise<boolean> {
  const faults = [read, ...shown].flatMap((run) => run.faults);
  for (const fault of faults) console.error(fault);
  const inBrowser = shown.reduce((sum, { cells }) => sum + cells, 0);
  console.log(`${read.cells} pages read, ${inBrowser} shown in a browser: ${faults.length} faults`);
  if (!isPart)
    await writeVerification('degraded-upstream', {
      experiment:
        'Every page of the shop read while one of its calls fails, each call in each way: refusals, resets, truncated and foreign answers, none at all; and every page of both apps in a browser while all of its calls fail',
      size: `${read.cells.toLocaleString('en-GB')} pages read, ${inBrowser} shown in a browser`,
      result: `${faults.length} pages that are blank, wait for ever, tell of the inside or leave an error uncaught`,
      command: 'npm run lab -- degraded-upstream',
      doesNotProve: 'what forms make of failures when they are sent, of which the journeys try some',
    });
  return faults.length === 0;
}
