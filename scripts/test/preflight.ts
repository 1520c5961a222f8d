import pg from 'pg';
import { freePort, isFree } from '../process/ports.ts';
import { readSettings } from '../settings.ts';
import { findBrowser } from './browser.ts';

const PATIENCE_MS = 5_000;

/**
 * What a run of the tests needs of the machine, looked at before anything is run: a browser, ports of the loopback
 * interface, and PostgreSQL where DATABASE_URL names one.
 *
 * @returns what is missing, each with what to do; what is only worth knowing is printed
 */
export async function preflight({
  needsBrowser,
}: {
  readonly needsBrowser: boolean;
}): Promise<readonly string[]> {
  const problems = [await portProblem(), await databaseProblem(process.env.DATABASE_URL)];
  if (needsBrowser) problems.push(await browserProblem());
  return problems.filter((problem) => problem !== undefined);
}

async function portProblem(): Promise<string | undefined> {
  const { mockPort, storefrontPort, consolePort } = readSettings();
  for (const port of [mockPort, storefrontPort, consolePort])
    if (!(await isFree(port)))
      console.log(
        `Port ${port} is in use, which does not matter here: test stacks take ports that are free.`,
      );
  return freePort().then(
    () => undefined,
    (cause) => `No port of 127.0.0.1 can be opened (${messageOf(cause)}). Allow servers on loopback.`,
  );
}

async function databaseProblem(url: string | undefined): Promise<string | undefined> {
  if (!url) {
    console.log('DATABASE_URL is not set: the tests on PostgreSQL are skipped.');
    return undefined;
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (cause) {
    return (
      `DATABASE_URL is set, but no PostgreSQL answers there (${messageOf(cause)}). ` +
      'Start it, or unset DATABASE_URL to skip the tests on PostgreSQL.'
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function browserProblem(): Promise<string | undefined> {
  try {
    await findBrowser();
    return undefined;
  } catch (cause) {
    return messageOf(cause);
  }
}

/** An address that refuses on every interface gives an error without a message, which has a code all the same. */
const messageOf = (cause: unknown): string =>
  cause instanceof Error
    ? cause.message || (cause as NodeJS.ErrnoException).code || cause.name
    : String(cause);
