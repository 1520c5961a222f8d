import { join } from 'node:path';
import { portOf } from '#http/process/port.ts';
import { demoApps } from '#mock/demo/seed/connected-applications.ts';
import { COMMUNITY_ID, SITE_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Connection } from './connection/connection.ts';
import { REPOSITORY } from './generate/contracts.ts';

/** What the three servers run with: ports, data folder, and which shop of which platform the two apps show. */
export interface Settings {
  mockPort: number;
  storefrontPort: number;
  consolePort: number;
  dataDir: string;
  connection: Connection;
  /** Where the sandbox of the platform answers; undefined where it has none. */
  sandboxUrl: string | undefined;
  /** Whether the platform is the mock of this machine, which is then started beside the apps. */
  isMock: boolean;
}

/**
 * Settings of the environment.
 *
 * @param connection the store of another platform; the demo shop of the mock unless given
 * @throws when a port is no whole number from 1 to 65535, naming the setting
 */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  connection?: Connection,
): Settings {
  const mockPort = port(environment, 'MOCK_PORT', 4010);
  return {
    mockPort,
    storefrontPort: port(environment, 'STOREFRONT_PORT', 3000),
    consolePort: port(environment, 'CONSOLE_PORT', 3001),
    dataDir: environment.DATA_DIR ?? join(REPOSITORY, '.data'),
    connection: connection ?? { ...demoShop(mockPort), fields: mockFields(environment) },
    sandboxUrl: connection ? environment.SANDBOX_URL || undefined : sandboxOfMock(mockPort, environment),
    isMock: connection === undefined,
  };
}

/** Beside the platform, or apart from a strict one where that has any. */
function sandboxOfMock(mockPort: number, environment: NodeJS.ProcessEnv): string | undefined {
  const { MOCK_PLATFORM, MOCK_SANDBOX, MOCK_SANDBOX_PORT } = environment;
  if (/^(?:0|false)$/i.test(MOCK_SANDBOX ?? '')) return undefined;
  const sandboxPort = MOCK_PLATFORM === 'strict' ? MOCK_SANDBOX_PORT : mockPort;
  return sandboxPort ? `http://127.0.0.1:${sandboxPort}` : undefined;
}

/** The shop that the mock on this port is seeded with. */
export const demoShop = (mockPort: number): Connection => ({
  platformUrl: `http://127.0.0.1:${mockPort}`,
  webstoreId: WEBSTORE_ID,
  siteId: SITE_ID,
  communityId: COMMUNITY_ID,
  shopClientId: demoApps.shop,
  consoleClientId: demoApps.console,
  shopSignIn: 'form',
});

/** A mock that lacks the package has none of its fields. */
function mockFields({ SHOP_FIELDS, MOCK_STORE }: NodeJS.ProcessEnv): string | undefined {
  return SHOP_FIELDS || (MOCK_STORE === 'bare' ? 'none' : undefined);
}

function port(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  return text === undefined || text === '' ? fallback : portOf(name, text, 1);
}
