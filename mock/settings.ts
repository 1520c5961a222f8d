import { sitePathOf } from './engine/http/site-path.ts';

/** What the mock process is started with. */
export interface MockSettings {
  readonly port: number;
  /** Address of the network interface to listen on. */
  readonly host: string;
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
  /** Whether the sandbox's admin path is there, for callers on this machine. */
  readonly sandbox: boolean;
  /** Whether the platform keeps records, or answers the contracts' examples only. */
  readonly state: 'records' | 'none';
  /** Whether the store lacks the shop's package: its fields, content types and server classes. */
  readonly isBare: boolean;
  /** Path below which the mock answers, as the site of a store may lie below one; empty unless told. */
  readonly sitePath: string;
}

/** @throws when a setting makes no sense, naming it */
export function readMockSettings(environment: NodeJS.ProcessEnv = process.env): MockSettings {
  return {
    port: whole('MOCK_PORT', environment.MOCK_PORT || '4010', 0, 65_535),
    host: environment.MOCK_HOST || '127.0.0.1',
    dataDir: environment.DATA_DIR || '.data',
    databaseUrl: environment.DATABASE_URL || undefined,
    databaseSchema: plainName('DATABASE_SCHEMA', environment.DATABASE_SCHEMA || 'public'),
    isBare: oneOf('MOCK_STORE', environment.MOCK_STORE || 'package', ['package', 'bare']) === 'bare',
    sitePath: sitePathOf(environment.MOCK_SITE_PATH || ''),
    strict: flag('MOCK_STRICT', environment.MOCK_STRICT || '0'),
    violationsFile: environment.MOCK_VIOLATIONS_FILE || undefined,
    sandbox: flag('MOCK_SANDBOX', environment.MOCK_SANDBOX || '1'),
    state: oneOf('MOCK_STATE', environment.MOCK_STATE || 'records', ['records', 'none']),
    products: environment.MOCK_PRODUCTS ? whole('MOCK_PRODUCTS', environment.MOCK_PRODUCTS, 1) : undefined,
  };
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
