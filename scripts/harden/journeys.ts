import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build/app.ts';
import { APPS } from '../build/sources.ts';
import { run } from '../process/run.ts';
import { findBrowser } from '../test/browser.ts';
import { writeProof } from './proof.ts';

/** Walks the journeys of shoppers in every variant, so many times: by pointer, finger and keyboard, at a desk and on a phone. */
export async function hardenJourneys(rounds: number): Promise<boolean> {
  for (const app of APPS) await buildIfStale(app);
  const folder = mkdtempSync(join(tmpdir(), 'offizin-journeys-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await run(
      'playwright',
      ['test', '--grep=@variant', `--repeat-each=${rounds}`, '--reporter=line,json'],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          EVERY_VARIANT: '1',
          CHROMIUM_PATH: await findBrowser(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    await writeProof('journeys', {
      experiment:
        'Journeys of shoppers through the running system, by pointer and by keyboard alone, at 360 and 1280 px',
      size: `${stats.expected + failed} walks`,
      result: `${failed} failed`,
      command: `npm run harden -- journeys ${rounds}`,
      doesNotProve: 'other ways through the shop than these, and browsers other than Chromium',
    });
    return code === 0 && failed === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
