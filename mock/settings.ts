import { type OperationsSettings, operationsSettings } from '#http/operations/settings.ts';
import { readWorkers } from '#http/process/workers/read-workers.ts';
import { readPublicAddresses, readSiteAddress } from '#http/server/public-addresses.ts';
import { readSitePath } from '#http/server/site-path.ts';

/** What the mock process is started with. */
export interface MockSettings {
  readonly port: number;
  /** Address of the network interface to listen on. */
  readonly host: string;
  /** Where those who run it ask how it is. */
  readonly operations: OperationsSettings;
  /** How callers reach the mock beside the names of this machine; see readPublicAddresses. */
  readonly addresses: readonly string[];
  /** Folder of the embedded database and of rendered media. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Schema of the PostgreSQL database that holds the records; made where it is missing. */
  readonly databaseSchema: string;
  /** Whether an answer that breaks its contract is a 500. */
  readonly strict: boolean;
  /** File to which answers that broke their contract, and the totals at the end, are appended as JSON lines. */
  readonly violationsFile: string | undefined;
  /** How many packs the demo shop is written with; all of the catalogue unless told. */
  readonly products: number | undefined;
  /** Whether there is a sandbox, for callers on this machine. */
  readonly sandbox: boolean;
  /** Whether the platform knows only what its reference documents, and the package where the store has it. */
  readonly isStrictPlatform: boolean;
  /** Where the sandbox of a strict platform answers, apart from it; a strict platform has none otherwise. */
  readonly sandboxPort: number | undefined;
  /** Whether the platform keeps records, or answers the contracts' examples only. */
  readonly state: 'records' | 'none';
  /** Whether the store lacks the shop's package: its fields, content types and server classes. */
  readonly isBare: boolean;
  /** Whether validators are compiled after the start, or each when it is first needed; that takes seconds of one core. */
  readonly warmsUp: boolean;
  /** Path below which the mock answers, as the site of a store may lie below one; empty unless told. */
  readonly sitePath: string;
  /** Path below which the demo's shop lies, for buyers to come back to when they sign in; empty unless told. */
  readonly shopPath: string;
  /** Address of the shop with its path, for links in mails; without it mails have none. */
  readonly shopUrl: string | undefined;
}

/** @throws when a setting makes no sense, naming it */
export function readMockSettings(environment: NodeJS.ProcessEnv = process.env): MockSettings {
  refuseSharedFolder(environment);
  return {
    ...readPlatform(environment),
    port: whole('MOCK_PORT', environment.MOCK_PORT || '4010', 0, 65_535),
    host: environment.MOCK_HOST || '127.0.0.1',
    operations: operationsSettings('MOCK', environment),
    addresses: readPublicAddresses('MOCK_URL', environment.MOCK_URL),
    dataDir: environment.DATA_DIR || '.data',
    databaseUrl: environment.DATABASE_URL || undefined,
    databaseSchema: plainName('DATABASE_SCHEMA', environment.DATABASE_SCHEMA || 'public'),
    isBare: oneOf('MOCK_STORE', environment.MOCK_STORE || 'package', ['package', 'bare']) === 'bare',
    sitePath: readSitePath('MOCK_SITE_PATH', environment.MOCK_SITE_PATH),
    shopPath: readSitePath('SHOP_PATH', environment.SHOP_PATH),
    shopUrl: readSiteAddress('SHOP_URL', environment.SHOP_URL),
    strict: flag('MOCK_STRICT', environment.MOCK_STRICT || '0'),
    warmsUp: flag('MOCK_WARM_UP', environment.MOCK_WARM_UP || '1'),
    violationsFile: environment.MOCK_VIOLATIONS_FILE || undefined,
    products: environment.MOCK_PRODUCTS ? whole('MOCK_PRODUCTS', environment.MOCK_PRODUCTS, 1) : undefined,
  };
}

/** @throws Error where several processes would open one data folder */
function refuseSharedFolder({ WORKERS, DATABASE_URL, MOCK_STATE }: NodeJS.ProcessEnv): void {
  if (readWorkers(WORKERS) > 1 && !DATABASE_URL && MOCK_STATE !== 'none')
    throw new Error(
      'A data folder belongs to one process: leave out WORKERS, or name a PostgreSQL with DATABASE_URL.',
    );
}

type PlatformSettings = Pick<MockSettings, 'isStrictPlatform' | 'sandbox' | 'sandboxPort' | 'state'>;

function readPlatform({
  MOCK_PLATFORM,
  MOCK_SANDBOX,
  MOCK_SANDBOX_PORT,
  MOCK_STATE,
}: NodeJS.ProcessEnv): PlatformSettings {
  const isStrictPlatform = oneOf('MOCK_PLATFORM', MOCK_PLATFORM || 'demo', ['demo', 'strict']) === 'strict';
  const state = oneOf('MOCK_STATE', MOCK_STATE || 'records', ['records', 'none']);
  const sandboxPort = MOCK_SANDBOX_PORT
    ? whole('MOCK_SANDBOX_PORT', MOCK_SANDBOX_PORT, 0, 65_535)
    : undefined;
  if (isStrictPlatform && state === 'none')
    throw new Error('A platform that keeps no records is not strict: leave out MOCK_STATE or MOCK_PLATFORM.');
  if (!isStrictPlatform && sandboxPort !== undefined)
    throw new Error('MOCK_SANDBOX_PORT is for MOCK_PLATFORM=strict; the sandbox is at MOCK_PORT otherwise.');
  const hasSandbox = flag('MOCK_SANDBOX', MOCK_SANDBOX || '1');
  const sandbox = hasSandbox && (!isStrictPlatform || sandboxPort !== undefined);
  return { isStrictPlatform, sandbox, sandboxPort, state };
}

function whole(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(
    `${name} is "${text}", but it must be a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}.`,
  );
}

function oneOf<Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const value = values.find((known) => known === text);
  if (value !== undefined) return value;
  throw new Error(`${name} is "${text}", but it is either ${values.join(' or ')}.`);
}

function plainName(name: string, text: string): string {
  if (/^[a-z_][a-z0-9_]{0,62}$/.test(text)) return text;
  throw new Error(`${name} is "${text}", but it must be of small letters, digits and underscores.`);
}

function flag(name: string, text: string): boolean {
  if (/^(?:1|true)$/i.test(text)) return true;
  if (/^(?:0|false)$/i.test(text)) return false;
  throw new Error(`${name} is "${text}", but it is either 1 or 0.`);
}
