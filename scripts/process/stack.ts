import type { Settings } from '../settings.ts';
import { stop } from './run.ts';
import { type Service, startService } from './service.ts';

export const SERVICE_NAMES = ['mock', 'storefront', 'console'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

export interface StackOptions {
  settings: Settings;
  /** Added to every service's environment. */
  environment?: Record<string, string>;
  onLine?: (service: ServiceName, line: string) => void;
}

/** The three servers of the stack, started in order and stopped in reverse. */
export class Stack {
  readonly services = new Map<ServiceName, Service>();
  readonly #options: StackOptions;

  constructor(options: StackOptions) {
    this.#options = options;
  }

  /** @throws when a service does not come up; those already up are stopped first */
  async start(): Promise<void> {
    try {
      for (const name of SERVICE_NAMES) await this.startOne(name);
    } catch (cause) {
      await this.stop();
      throw cause;
    }
  }

  async startOne(name: ServiceName): Promise<void> {
    const { settings, environment, onLine } = this.#options;
    const service = await startService({
      name,
      script: SCRIPTS[name],
      readyWhen: 'ready',
      environment: { ...environmentOf(name, settings), ...environment },
      onLine: (line) => onLine?.(name, line),
    });
    this.services.set(name, service);
  }

  async stop(): Promise<void> {
    for (const service of [...this.services.values()].toReversed()) await stop(service.process);
  }
}

const SCRIPTS: Record<ServiceName, string> = {
  mock: 'mock/main.ts',
  storefront: 'storefront/server/main.ts',
  console: 'console/server/main.ts',
};

/** What a service is told by its environment. */
export function environmentOf(name: ServiceName, settings: Settings): Record<string, string> {
  if (name === 'mock') return { MOCK_PORT: String(settings.mockPort), DATA_DIR: settings.dataDir };
  return {
    NODE_ENV: 'production',
    PLATFORM_URL: `http://127.0.0.1:${settings.mockPort}`,
    WEBSTORE_ID: settings.webstoreId,
    SITE_ID: settings.siteId,
    COMMUNITY_ID: settings.communityId,
    ...(name === 'storefront'
      ? { STOREFRONT_PORT: String(settings.storefrontPort) }
      : { CONSOLE_PORT: String(settings.consolePort) }),
  };
}
