import { buildIfStale } from '../build/app.ts';
import { APPS } from '../build/sources.ts';
import { printTally } from '../check/report.ts';
import { runJourneys } from '../test/journeys.ts';
import { writeVerification } from './verification.ts';

/** Walks the journeys of shoppers in every variant, so many times: by pointer, finger and keyboard, at a desk and on a phone. */
export async function journeyVariants(rounds: number): Promise<boolean> {
  for (const app of APPS) await buildIfStale(app);
  const tally = await runJourneys({
    args: ['--grep=@variant', `--repeat-each=${rounds}`],
    environment: { ...process.env, EVERY_VARIANT: '1' },
  });
  printTally(tally);
  await writeVerification('journey-variants', {
    experiment:
      'Journeys of shoppers through the running system, by pointer and by keyboard alone, at 360 and 1280 px',
    size: `${tally.passed + tally.failed} walks`,
    result: `${tally.failed} failed`,
    command: `npm run lab -- journey-variants ${rounds}`,
    doesNotProve: 'other ways through the shop than these, and browsers other than Chromium',
  });
  return tally.failed === 0;
}
