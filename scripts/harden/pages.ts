import { rmSync } from 'node:fs';
import { runPages } from '../../test/hardening/pages/run-pages.ts';
import { buildIfStale } from '../build/app.ts';
import { House } from '../process/house.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { endedByHand, writeRun } from './figures.ts';

const SESSIONS = 50;
const AT_ONCE = 50;
const SHOWN_EVERY = 500;

/** Reads so many pages of 50 visitors at once, and looks for anything of one visitor on the page of another. */
export async function hardenPages(pages: number): Promise<boolean> {
  await buildIfStale('storefront');
  const settings = await temporarySettings();
  const house = new House({ settings });
  try {
    await house.startOne('mock');
    await house.startOne('storefront');
    const run = await runPages({
      storefront: `http://localhost:${settings.storefrontPort}`,
      pages,
      sessions: SESSIONS,
      atOnce: AT_ONCE,
      signal: endedByHand(),
      progress: (done) => {
        if (done % SHOWN_EVERY === 0) console.log(`  ${done} pages`);
      },
    });
    console.log(run);
    await writeRun('storefront-pages', `npm run harden -- pages ${pages}`, { database: 'PGlite', ...run });
    return run.mixed + run.strange + run.failed === 0;
  } finally {
    await house.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}
