import { join } from 'node:path';
import { COMMUNITY_ID, SITE_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { REPOSITORY } from './generate/contracts.ts';

/** What `npm start` runs with: ports, data folder, and which shop the two apps show. */
export interface Settings {
  mockPort: number;
  storefrontPort: number;
  consolePort: number;
  dataDir: string;
  webstoreId: string;
  siteId: string;
  communityId: string;
}

/** @throws when a port is no whole number from 1 to 65535, naming the setting */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  return {
    mockPort: port(environment, 'MOCK_PORT', 4010),
    storefrontPort: port(environment, 'STOREFRONT_PORT', 3000),
    consolePort: port(environment, 'CONSOLE_PORT', 3001),
    dataDir: environment.DATA_DIR ?? join(REPOSITORY, '.data'),
    webstoreId: environment.WEBSTORE_ID ?? WEBSTORE_ID,
    siteId: environment.SITE_ID ?? SITE_ID,
    communityId: environment.COMMUNITY_ID ?? COMMUNITY_ID,
  };
}

function port(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  throw new Error(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
}
