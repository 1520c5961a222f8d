import { join } from 'node:path';
import { fetchTool } from '../../process/fetched-tool.ts';

/** What measures. */
export const LIGHTHOUSE_VERSION = '13.5.0';

/** Fetches Lighthouse unless it is there; answers the script that starts it. */
export async function installLighthouse(): Promise<string> {
  const modules = await fetchTool({ name: 'lighthouse', version: LIGHTHOUSE_VERSION });
  return join(modules, 'lighthouse/cli/index.js');
}
