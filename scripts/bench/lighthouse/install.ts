import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../../generate/contracts.ts';
import { run } from '../../process/run.ts';

/** What measures; pinned, so that scores of different days mean the same. */
export const LIGHTHOUSE_VERSION = '13.5.0';

/**
 * Fetches Lighthouse into a folder of its own under .data, unless it is there: it is no dependency of the project.
 *
 * @returns the script that starts it
 * @throws with npm's output when it cannot be fetched
 */
export async function installLighthouse(): Promise<string> {
  const folder = join(REPOSITORY, '.data', 'tools', `lighthouse-${LIGHTHOUSE_VERSION}`);
  const script = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(script)) return script;
  console.log(`Fetching Lighthouse ${LIGHTHOUSE_VERSION} …`);
  await mkdir(folder, { recursive: true });
  const wanted = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code, output } = await run('npm', [...wanted, `lighthouse@${LIGHTHOUSE_VERSION}`]);
  if (code !== 0 || !existsSync(script)) throw new Error(`Lighthouse could not be fetched:\n${output}`);
  return script;
}
