import { cpSync, rmSync } from 'node:fs';
import { stop } from '#scripts/process/run.ts';
import { startService } from '#scripts/process/service.ts';
import { environmentOf } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { demoShop } from '#scripts/settings.ts';
import type { Origins } from '../stack/open-stack.ts';
import { startChosenScenario } from '../stack/scenario.ts';
import { preparedSnapshot } from '../stack/snapshot.ts';

/** Where the site of the platform lies. */
const SITE_PATH = '/apotheke';

/**
 * Both apps as `npm start` brings them up where the environment names another platform: one that answers below the path
 * of its site only. The addresses are those of `work`'s parameter; everything is ended when it is done.
 */
export async function withConnectedApps(work: (origins: Origins) => Promise<void>): Promise<void> {
  const settings = await temporarySettings();
  cpSync(await preparedSnapshot(), settings.dataDir, { recursive: true });
  const platform = await startService({
    name: 'platform',
    script: 'mock/main.ts',
    readyWhen: 'ready',
    environment: { ...environmentOf('mock', settings), MOCK_STRICT: '1', MOCK_SITE_PATH: SITE_PATH },
  });
  const { mockPort, storefrontPort, consolePort } = settings;
  const platformUrl = `http://127.0.0.1:${mockPort}${SITE_PATH}`;
  await startChosenScenario(platformUrl);
  const connection = { ...demoShop(mockPort), platformUrl };
  try {
    const start = await startService({
      name: 'start',
      script: 'scripts/start.ts',
      readyWhen: 'Ctrl+C',
      // The mock's port is taken, which nobody minds who does not start one.
      environment: {
        ...environmentOf('storefront', { ...settings, connection }),
        MOCK_PORT: `${mockPort}`,
        CONSOLE_PORT: `${consolePort}`,
      },
    });
    await work({
      storefront: `http://localhost:${storefrontPort}`,
      console: `http://localhost:${consolePort}`,
      mock: platformUrl,
    });
    await stop(start.process);
  } finally {
    await stop(platform.process);
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}
