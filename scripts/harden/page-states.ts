import { rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { type Decision, unusedDecisions } from '../../test/journeys/pages/axe.ts';
import { inspectAll } from '../../test/journeys/states/inspect-all.ts';
import { prepare } from '../../test/journeys/states/prepare.ts';
import { VISITORS, type Visitor } from '../../test/journeys/states/state.ts';
import { statesFor } from '../../test/journeys/states/table.ts';
import { buildIfStale } from '../build/app.ts';
import { House } from '../process/house.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { findBrowser } from '../test/browser.ts';
import { writeProof } from './proof.ts';

const WIDTHS = [360, 1280];
const LANGUAGES = { German: '', English: '/en' } as const;

/** Looks so many times at every page of the shop in every state, as everybody who sees it and in both languages. */
export async function hardenPageStates(rounds: number): Promise<boolean> {
  await buildIfStale('storefront');
  const settings = await temporarySettings();
  const house = new House({ settings });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const used = new Set<Decision>();
  const faults: string[] = [];
  let looks = 0;
  try {
    await house.startOne('mock');
    await house.startOne('storefront');
    const addresses = {
      mock: `http://localhost:${settings.mockPort}`,
      storefront: `http://localhost:${settings.storefrontPort}`,
    };
    for (let round = 0; round < rounds; round += 1)
      for (const visitor of VISITORS) {
        const seen = await lookAs(visitor, browser, addresses, used);
        looks += seen.looks;
        faults.push(...seen.faults);
      }
  } finally {
    await browser.close();
    await house.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
  faults.push(
    ...unusedDecisions(used).map(({ rule, element }) => `decision without use: ${rule}, ${element}`),
  );
  for (const fault of faults) console.error(fault);
  console.log(`${looks} pages in their states: ${faults.length} faults`);
  await writeProof('page-states', {
    experiment:
      'Every page of the shop in every state, looked at with axe at two widths, zoomed to 400 % and walked through by the Tab key',
    size: `${looks} pages in their states, for buyers and guests, in German and English`,
    result: `${faults.length} faults; ${used.size} decisions about what axe leaves open`,
    command: `npm run harden -- page-states ${rounds}`,
    doesNotProve: 'what a person with a screen reader makes of the pages, and browsers other than Chromium',
  });
  return faults.length === 0;
}

/** One visitor goes through every state in every language. */
async function lookAs(
  visitor: Visitor,
  browser: Browser,
  house: { mock: string; storefront: string },
  used: Set<Decision>,
): Promise<{ looks: number; faults: string[] }> {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  await prepare(page, house, visitor);
  const states = statesFor(visitor);
  const faults: string[] = [];
  for (const [language, prefix] of Object.entries(LANGUAGES)) {
    const found = await inspectAll({
      page,
      house,
      states,
      prefix,
      used,
      widths: WIDTHS,
      isWalked: true,
      progress: ({ route, state, shows }, { length }) =>
        console.log(`  ${visitor}, ${language}: ${route}, ${state}, ${shows}: ${length} faults`),
    });
    faults.push(...found.map((fault) => `${visitor}, ${language}: ${fault}`));
  }
  await context.close();
  return { looks: states.length * Object.keys(LANGUAGES).length, faults };
}
