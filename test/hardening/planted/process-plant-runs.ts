import { runAppDrains } from '../processes/run-app-drains.ts';
import { runDoubleStarts } from '../processes/run-double-starts.ts';
import { isDrained, runDrains } from '../processes/run-drains.ts';
import type { PlantRun } from './run-plants.ts';

const BROKEN_OFF = 'connections are broken off at the end';
const HANGS = 'a server that is told to end hangs';
const OPENED = 'a folder in use is opened all the same';

/** The experiment that guards each bug of a process, which answers whether it has found it. */
const guards: Readonly<Record<string, readonly [guardedBy: string, find: () => Promise<boolean>]>> = {
  [`${BROKEN_OFF} (platform)`]: ['ends', async () => !isDrained(await runDrains(1, BROKEN_OFF))],
  [`${BROKEN_OFF} (storefront)`]: [
    'ends',
    async () => !isDrained(await runAppDrains('storefront', 1, BROKEN_OFF)),
  ],
  [`${HANGS} (platform)`]: ['ends', async () => !isDrained(await runDrains(1, HANGS))],
  [`${HANGS} (console)`]: ['ends', async () => !isDrained(await runAppDrains('console', 1, HANGS))],
  [OPENED]: ['ends', async () => (await runDoubleStarts(1, undefined, OPENED)).refused === 0],
};

/** Gives processes one bug after the other, those that `chosen` lets through. */
export async function* runProcessPlants(chosen: (bug: string) => boolean): AsyncGenerator<PlantRun> {
  for (const [bug, [guardedBy, find]] of Object.entries(guards))
    if (chosen(bug)) yield { bug, guardedBy, isFound: await find() };
}
