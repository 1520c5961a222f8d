import { newTestFolder } from '#mock/store/new-data-folder.ts';
import { readSettings, type Settings } from '../settings.ts';
import { freePort } from './ports.ts';

/**
 * Settings of a stack that stands beside any other: free ports and a new data folder, which the caller removes.
 *
 * @param environment further variables that its servers are started with
 */
export async function temporarySettings(environment: NodeJS.ProcessEnv = {}): Promise<Settings> {
  const ports = {
    MOCK_PORT: await freePort(),
    STOREFRONT_PORT: await freePort(),
    CONSOLE_PORT: await freePort(),
  };
  const texts = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const dataDir = newTestFolder('offizin-stack-');
  return readSettings({ ...process.env, ...environment, ...texts, DATA_DIR: dataDir });
}
