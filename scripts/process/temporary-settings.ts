import { newTestFolder } from '#mock/store/new-data-folder.ts';
import { demoShop, readSettings, type Settings } from '../settings.ts';
import { freePort } from './ports.ts';

/** Settings of a stack that stands beside any other: free ports and a new data folder, which the caller removes. */
export async function temporarySettings(): Promise<Settings> {
  const mockPort = await freePort();
  return {
    ...readSettings(),
    dataDir: newTestFolder('offizin-stack-'),
    mockPort,
    connection: demoShop(mockPort),
    storefrontPort: await freePort(),
    consolePort: await freePort(),
  };
}
