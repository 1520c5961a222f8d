import { addressOf } from '#client/send/address.ts';
import { resetStore } from '#generated/sandbox/client.gen.ts';
import { CountingHand, type Effort } from '#test/lab/console-tasks/counting-hand.ts';
import { TASKS } from '#test/lab/console-tasks/tasks.ts';
import { appCookie, browserCookies } from '#test/sign-in.ts';
import { inTestStack } from '../process/test-stack.ts';
import { browserOfJourneys, launchBrowser } from '../test/browser.ts';
import { writeRun } from './figures.ts';
import { medianEffort } from './median-effort.ts';

/** A thousand lines are compared with what is there one by one. */
const LONGEST_STEP_MS = 120_000;

/**
 * Does each piece of daily work in the console so many times, and tells what it takes at the median. A round before them
 * does not count, since a platform that has just started still compiles what it judges calls by.
 */
export async function consoleTasks(rounds: number): Promise<boolean> {
  // The windows of a whole browser load pages of its own beside the one that is measured.
  await using browser = await launchBrowser(browserOfJourneys);
  const efforts = new Map<string, Effort[]>();
  await inTestStack(['mock', 'console'], async ({ origins }) => {
    for (let round = 0; round <= rounds; round += 1) {
      // A round begins as the one before did: the demo shop has a few open orders only.
      if (round > 0) await resetDemoShop(origins.mock);
      for (const { name, username, prepare, work } of TASKS) {
        const context = await browser.newContext({
          locale: 'de-DE',
          viewport: { width: 1440, height: 900 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(LONGEST_STEP_MS);
        await context.addCookies(
          browserCookies(await appCookie(origins.console, { username }), origins.console),
        );
        await page.goto(`${origins.console}/o`);
        const known = await prepare(page, round);
        await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link').first().waitFor();
        const effort = await new CountingHand(page).measure((hand) => work(hand, known));
        if (round > 0) efforts.set(name, [...(efforts.get(name) ?? []), effort]);
        console.log(round === 0 ? 'warm-up' : `round ${round}`, name, effort);
        await context.close();
      }
    }
  });
  const tasks = TASKS.map(({ name, says }) => ({ task: says, ...medianEffort(efforts.get(name) ?? []) }));
  await writeRun('console-tasks', `npm run lab -- console-tasks ${rounds}`, {
    database: 'PGlite',
    rounds,
    tasks,
  });
  return true;
}

async function resetDemoShop(platform: string): Promise<void> {
  const answer = await fetch(platform + addressOf(resetStore, {}), {
    method: resetStore.method.toUpperCase(),
    headers: { origin: platform },
  });
  if (!answer.ok) throw new Error(`The demo shop could not be set back: ${await answer.text()}`);
}
