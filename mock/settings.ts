/** What the mock process is started with. */
export interface MockSettings {
  readonly port: number;
  /** Address of the network interface to listen on. */
  readonly host: string;
  /** Folder of the embedded database and of rendered media. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Whether an answer that breaks its contract is a 500. */
  readonly strict: boolean;
  /** File to which answers that broke their contract, and the totals at the end, are appended as JSON lines. */
  readonly violationsFile: string | undefined;
}

/** @throws when a setting makes no sense, naming it */
export function readMockSettings(environment: NodeJS.ProcessEnv = process.env): MockSettings {
  return {
    port: port(environment.MOCK_PORT || '4010'),
    host: environment.MOCK_HOST || '127.0.0.1',
    dataDir: environment.DATA_DIR || '.data',
    databaseUrl: environment.DATABASE_URL || undefined,
    strict: flag('MOCK_STRICT', environment.MOCK_STRICT || '0'),
    violationsFile: environment.MOCK_VIOLATIONS_FILE || undefined,
  };
}

function port(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
  throw new Error(`MOCK_PORT is "${text}", but a port is a whole number from 0 to 65535.`);
}

function flag(name: string, text: string): boolean {
  if (/^(?:1|true)$/i.test(text)) return true;
  if (/^(?:0|false)$/i.test(text)) return false;
  throw new Error(`${name} is "${text}", but it is either 1 or 0.`);
}
