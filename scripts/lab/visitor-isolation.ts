import { runPages } from '#test/lab/visitor-isolation/run-visitor-isolation.ts';
import { inTestStack } from '../process/test-stack.ts';
import { endedByHand, writeRun } from './figures.ts';

const SESSIONS = 50;
const AT_ONCE = 50;
const SHOWN_EVERY = 500;

/** Reads so many pages of 50 visitors at once, and looks for anything of one visitor on the page of another. */
export function visitorIsolation(pages: number): Promise<boolean> {
  return inTestStack(['mock', 'storefront'], async ({ origins: { storefront, mock } }) => {
    const run = await runPages({
      storefront,
      mock,
      pages,
      sessions: SESSIONS,
      atOnce: AT_ONCE,
      signal: endedByHand(),
      progress: (done) => {
        if (done % SHOWN_EVERY === 0) console.log(`  ${done} pages`);
      },
    });
    console.log(run);
    await writeRun('storefront-pages', `npm run lab -- visitor-isolation ${pages}`, {
      database: 'PGlite',
      ...run,
    });
    return run.mixed + run.strange + run.failed === 0;
  });
}
