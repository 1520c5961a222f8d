import type { Settings } from '../settings.ts';
import { stop } from './run.ts';
import { type Service, startService } from './service.ts';

export interface House {
  services: Service[];
  stop(): Promise<void>;
}

/** Starts mock, storefront and console in this order; what already runs is stopped when one fails. */
export async function startHouse(
  settings: Settings,
  onLine: (service: string, line: string) => void,
  extra: Record<string, string> = {},
): Promise<House> {
  const services: Service[] = [];
  const stopAll = async () => {
    for (const service of services.toReversed()) await stop(service.process);
  };
  try {
    for (const start of startsOf(settings)) {
      services.push(
        await startService({
          ...start,
          environment: { ...start.environment, ...extra },
          onLine: (line) => onLine(start.name, line),
        }),
      );
    }
  } catch (cause) {
    await stopAll();
    throw cause;
  }
  return { services, stop: stopAll };
}

function startsOf(settings: Settings) {
  const shop = {
    PLATFORM_URL: `http://127.0.0.1:${settings.mockPort}`,
    WEBSTORE_ID: settings.webstoreId,
    SITE_ID: settings.siteId,
    COMMUNITY_ID: settings.communityId,
    NODE_ENV: 'production',
  };
  return [
    {
      name: 'mock',
      script: 'mock/main.ts',
      readyWhen: 'ready',
      environment: { MOCK_PORT: String(settings.mockPort), DATA_DIR: settings.dataDir },
    },
    {
      name: 'storefront',
      script: 'storefront/server/main.ts',
      readyWhen: 'ready',
      environment: { ...shop, STOREFRONT_PORT: String(settings.storefrontPort) },
    },
    {
      name: 'console',
      script: 'console/server/main.ts',
      readyWhen: 'ready',
      environment: { ...shop, CONSOLE_PORT: String(settings.consolePort) },
    },
  ];
}
