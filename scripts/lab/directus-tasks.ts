import { CountingHand, type Effort } from '#test/lab/console-tasks/counting-hand.ts';
import { DirectusApi } from '#test/lab/console-tasks/directus/api.ts';
import { seedDirectus } from '#test/lab/console-tasks/directus/seed.ts';
import { DIRECTUS_TASKS, enterDirectus } from '#test/lab/console-tasks/directus/tasks.ts';
import { browserOfJourneys, launchBrowser } from '../test/browser.ts';
import { writeRun } from './figures.ts';
import { medianEffort } from './median-effort.ts';

const CALLS =
  /^\/(items|fields|collections|utils|files|users|settings|permissions|revisions|presets|activity|versions|shares|comments)\b/;

/** Does the tasks of the console in a Directus that runs at the address in DIRECTUS, and tells what they take. */
export async function directusTasks(rounds: number): Promise<boolean> {
  const origin = process.env.DIRECTUS;
  if (!origin) throw new Error('Set DIRECTUS to the address of a running Directus; see docs/experiments.md.');
  const api = await DirectusApi.signIn(origin);
  await seedDirectus(api);
  // The windows of a whole browser load pages of its own beside the one that is measured.
  await using browser = await launchBrowser(browserOfJourneys);
  const efforts = new Map<string, Effort[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const { says, work } of DIRECTUS_TASKS) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await api.empty('accounts');
      await enterDirectus(page, origin);
      const effort = await new CountingHand(page, CALLS).measure((hand) => work(hand, round));
      efforts.set(says, [...(efforts.get(says) ?? []), effort]);
      console.log(says, effort);
      await page.close();
    }
  const tasks = [...efforts].map(([task, all]) => ({ task, ...medianEffort(all) }));
  const command = `DIRECTUS=… npm run lab -- directus-tasks ${rounds}`;
  await writeRun('console-tasks', command, { database: 'Directus', rounds, tasks });
  return true;
}
