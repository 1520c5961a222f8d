import { type Browser, devices } from '@playwright/test';
import { type Decision, unusedDecisions } from '#test/journeys/pages/axe.ts';
import { inspectAll } from '#test/journeys/states/inspect-all.ts';
import { prepare } from '#test/journeys/states/prepare.ts';
import { VISITORS, type Visitor } from '#test/journeys/states/state.ts';
import { statesFor } from '#test/journeys/states/table.ts';
import type { Origins } from '#test/stack/open-stack.ts';
import { inTestStack } from '../process/test-stack.ts';
import { launchBrowser } from '../test/browser.ts';
import { writeVerification } from './verification.ts';

const WIDTHS = [360, 1280];
const LANGUAGES = { German: '', English: '/en' } as const;

/**
 * Looks so many times at every page of the shop in every state, as everybody who sees it and in both languages. KIND
 * names one of them, e.g. `KIND="ordering guest"`; such a part of the whole leaves no figures.
 */
export async function pageStateCoverage(rounds: number): Promise<boolean> {
  const visitors = chosenVisitors();
  await using browser = await launchBrowser();
  const used = new Set<Decision>();
  const faults: string[] = [];
  let looks = 0;
  await inTestStack(['mock', 'storefront'], async ({ origins }) => {
    for (let round = 0; round < rounds; round += 1)
      for (const visitor of visitors) {
        const seen = await lookAs(visitor, browser, { ...origins, sandbox: origins.mock }, used);
        looks += seen.looks;
        faults.push(...seen.faults);
      }
  });
  const isWhole = visitors.length === VISITORS.length && process.env.SHOWS === undefined;
  if (isWhole)
    faults.push(
      ...unusedDecisions(used).map(({ rule, element }) => `decision without use: ${rule}, ${element}`),
    );
  for (const fault of faults) console.error(fault);
  console.log(`${looks} pages in their states: ${faults.length} faults`);
  if (isWhole)
    await writeVerification('page-state-coverage', {
      experiment:
        'Every page of the shop in every state, looked at with axe at two widths, zoomed to 400 % and walked through by the Tab key',
      size: `${looks} pages in their states, for buyers and guests, in German and English`,
      result: `${faults.length} faults; ${used.size} decisions about what axe leaves open`,
      command: `npm run lab -- page-state-coverage ${rounds}`,
      doesNotProve: 'what a person with a screen reader makes of the pages, and browsers other than Chromium',
    });
  return faults.length === 0;
}

function chosenVisitors(): readonly Visitor[] {
  const { KIND } = process.env;
  if (KIND === undefined) return VISITORS;
  const chosen = VISITORS.filter((visitor) => visitor === KIND);
  if (chosen.length === 0)
    throw new Error(`There is no visitor “${KIND}”; there are ${VISITORS.join(', ')}.`);
  return chosen;
}

/** One visitor goes through every state in every language. */
async function lookAs(
  visitor: Visitor,
  browser: Browser,
  stack: Pick<Origins, 'mock' | 'storefront' | 'sandbox'>,
  used: Set<Decision>,
): Promise<{ looks: number; faults: string[] }> {
  // Without the user agent of a person's browser the shop takes the visitor for a robot, and sends whole pages.
  const { userAgent } = devices['Desktop Chrome'];
  const context = await browser.newContext({ userAgent, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  await prepare(page, stack, visitor);
  const wanted = new RegExp(process.env.SHOWS ?? '');
  const states = statesFor(visitor).filter(({ route, state, shows }) =>
    wanted.test(`${route}, ${state}, ${shows}`),
  );
  const faults: string[] = [];
  for (const [language, prefix] of Object.entries(LANGUAGES)) {
    const found = await inspectAll({
      page,
      stack,
      states,
      prefix,
      used,
      widths: WIDTHS,
      isWalked: true,
      progress: ({ route, state, shows }, seen) =>
        console.log(
          [`  ${visitor}, ${language}: ${route}, ${state}, ${shows}: ${seen.length} faults`, ...seen].join(
            '\n    ',
          ),
        ),
    });
    faults.push(...found.map((fault) => `${visitor}, ${language}: ${fault}`));
  }
  await context.close();
  return { looks: states.length * Object.keys(LANGUAGES).length, faults };
}
