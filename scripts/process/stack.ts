import { readWorkers } from '#http/process/workers/read-workers.ts';
import { readPublicAddresses } from '#http/server/public-addresses.ts';
import { readSitePath } from '#http/server/site-path.ts';
import { MEMBERS, orgUrlOf, VARIABLES } from '../connection/connection.ts';
import { sessionSecret } from '../connection/session-secret.ts';
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

/** The three servers of the stack: the mock first, the apps on it side by side; stopped in reverse. No mock beside another platform. */
export class Stack {
  readonly services = new Map<ServiceName, Service>();
  readonly #options: StackOptions;

  constructor(options: StackOptions) {
    this.#options = options;
  }

  /**
   * @param built what the apps need and the mock does not
   * @throws when a service does not come up; those already up are stopped first
   */
  async start(built: Promise<void> = Promise.resolve()): Promise<void> {
    try {
      await allOrFirstFailure([...(this.#options.settings.isMock ? [this.startOne('mock')] : []), built]);
      await allOrFirstFailure([this.startOne('storefront'), this.startOne('console')]);
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
      workers: workersOf(name),
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

/** Waits for all of them even where one fails, so that what is under way can be stopped. */
async function allOrFirstFailure(steps: Promise<void>[]): Promise<void> {
  for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason;
}

const SCRIPTS: Record<ServiceName, string> = {
  mock: 'mock/main.ts',
  storefront: 'storefront/server/main.ts',
  console: 'console/server/main.ts',
};

/** As many processes as WORKERS says; a data folder of the embedded database belongs to one alone. */
function workersOf(name: ServiceName): number {
  const workers = readWorkers(process.env.WORKERS);
  return name === 'mock' && !process.env.DATABASE_URL ? 1 : workers;
}

/** What a service is told by its environment. */
export function environmentOf(name: ServiceName, settings: Settings): Record<string, string> {
  const { connection, sandboxUrl, storefrontPort, consolePort } = settings;
  const shopUrl = shopUrlOf(process.env, storefrontPort);
  if (name === 'mock')
    return { MOCK_PORT: String(settings.mockPort), DATA_DIR: settings.dataDir, SHOP_URL: shopUrl };
  return {
    NODE_ENV: 'production',
    ...Object.fromEntries(MEMBERS.map((member) => [VARIABLES[member], connection[member] ?? ''])),
    SESSION_SECRET: sessionSecret(),
    SANDBOX_URL: sandboxUrl ?? '',
    ...(name === 'storefront'
      ? { STOREFRONT_PORT: String(storefrontPort) }
      : {
          CONSOLE_PORT: String(consolePort),
          PLATFORM_URL: orgUrlOf(connection),
          SHOP_URL: shopUrl,
        }),
  };
}

/** Where people find the shop: as the setting says, else at the address and the path of the storefront. */
function shopUrlOf({ SHOP_URL, STOREFRONT_URL, SHOP_PATH }: NodeJS.ProcessEnv, port: number): string {
  const [address] = readPublicAddresses('STOREFRONT_URL', STOREFRONT_URL);
  return SHOP_URL || (address ?? `http://localhost:${port}`) + readSitePath('SHOP_PATH', SHOP_PATH);
}
