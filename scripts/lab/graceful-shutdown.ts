import { type App, runAppDrains } from '#test/lab/graceful-shutdown/run-app-drains.ts';
import { runDoubleStarts } from '#test/lab/graceful-shutdown/run-double-starts.ts';
import { type DrainRun, isDrained, runDrains } from '#test/lab/graceful-shutdown/run-drains.ts';
import { buildIfStale } from '../build/app.ts';
import { writeVerification } from './verification.ts';

const APPS: readonly App[] = ['storefront', 'console'];

/** Starts a platform so often over a folder that is in use, and ends it and both apps' servers as often at work. */
export async function gracefulShutdown(count: number): Promise<boolean> {
  console.log(`Starting a second platform ${count} times …`);
  const starts = await runDoubleStarts(count, (done) => done % 10 === 0 && console.log(`  ${done} starts`));
  console.log(starts);
  console.log(`Ending a platform ${count} times while orders are placed …`);
  const drains: Record<string, DrainRun> = { platform: await runDrains(count) };
  for (const app of APPS) {
    await buildIfStale(app);
    console.log(`Ending the server of the ${app} ${count} times while it answers …`);
    drains[app] = await runAppDrains(app, count);
  }
  console.log(drains);
  const all = Object.values(drains);
  const sum = (of: (run: DrainRun) => number) => all.reduce((total, run) => total + of(run), 0);
  await writeVerification('graceful-shutdown', {
    experiment:
      'A second platform over a data folder in use; SIGTERM to the platform while orders are being placed, and to both built servers while pages, files, reads and writes are under way',
    size: `${count} starts and ${sum((run) => run.drains)} ends with ${sum((run) => run.underWay)} requests under way and ${sum((run) => run.late)} sent afterwards`,
    result: `${starts.refused} of ${starts.starts} starts refused; of what had arrived ${sum((run) => run.cutOff)} cut off; of what came afterwards ${sum((run) => run.lateAnswered)} answered whole, ${sum((run) => run.lateStrange)} wrongly, the rest refused; ${sum((run) => run.inconsistent)} wrong books, ${sum((run) => run.unclean)} unclean ends`,
    command: `npm run lab -- graceful-shutdown ${count}`,
    doesNotProve:
      'that requests which take longer than the five seconds of grace are answered: they are cut off',
    figures: { starts, drains },
  });
  return starts.refused === starts.starts && starts.firstLives && all.every(isDrained);
}
