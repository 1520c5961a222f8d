import { join } from 'node:path';
import { REPOSITORY } from '../../generate/contracts.ts';
import { demoShop } from '../../settings.ts';
import { CONNECTION_FILE, type Connection, readConnection, VARIABLES } from '../connection.ts';
import { tryAddress } from '../try-connection.ts';
import type { Exchange } from './calls/caller.ts';
import { checkPlatform } from './check.ts';
import { requireKnown } from './people/require-known.ts';
import { signInPeople } from './people/tokens.ts';
import { recordAnswers } from './records/record.ts';
import type { Report } from './report/report.ts';
import { FILES, writeReport } from './report/write.ts';

/** What the command line says about a check. */
export interface CheckFlags {
  readonly write?: boolean | undefined;
  /** Folder for the answers. */
  readonly record?: string | undefined;
  /** Folder for the report. */
  readonly out?: string | undefined;
}

/** Where reports are written, unless told. */
const FOLDER = join(REPOSITORY, 'connection-check');

/**
 * Checks the platform of the connection, writes the report and says in a few lines what is in it.
 *
 * @returns whether nothing is otherwise than the apps expect it
 * @throws Error in one sentence that says what is wrong with the connection and what to do
 */
export async function runCheck({ write = false, record, out = FOLDER }: CheckFlags): Promise<boolean> {
  const connection = checkedConnection(process.env);
  await tryAddress(connection.platformUrl);
  const people = await signInPeople(connection, process.env, process.stdin.isTTY === true);
  const exchanges: Exchange[] = [];
  const onExchange = (exchange: Exchange) => void exchanges.push(exchange);
  try {
    await requireKnown(connection, people.tokens);
    const report = await checkPlatform({ connection, tokens: people.tokens, write, onExchange });
    writeReport(report, out);
    console.log(inBrief(report, join(out, FILES.page)));
    if (record !== undefined)
      console.log(
        `${recordAnswers(exchanges, record)} answers are in ${record}; its README says what they are for.`,
      );
    return report.findings.length === 0;
  } finally {
    await people.end();
  }
}

/** The connection; the demo shop's ids where the environment names an address and nothing else. */
export function checkedConnection(
  environment: NodeJS.ProcessEnv,
  file: string = CONNECTION_FILE,
): Connection {
  const { platformUrl: _, ...ids } = demoShop(0);
  const isAddressOnly = Object.keys(ids).every((id) => !environment[VARIABLES[id as keyof typeof ids]]);
  const kept = readConnection({}, file);
  const demo =
    isAddressOnly && !kept
      ? Object.fromEntries(
          Object.entries(ids).map(([id, value]) => [VARIABLES[id as keyof typeof ids], value]),
        )
      : {};
  const connection = readConnection({ ...demo, ...environment }, file);
  if (connection) return connection;
  throw new Error(
    'There is no platform to check: run npm run connect, or name one by PLATFORM_URL, such as that of a mock.',
  );
}

function inBrief({ platformUrl, calls, findings }: Report, page: string): string {
  const count = (outcome: string) => calls.filter((call) => call.outcome === outcome).length;
  const lines = findings.slice(0, 20).map(({ subject, what }) => `  ${subject} ${what}`);
  const others = findings.length - lines.length;
  return [
    `${platformUrl}: of ${calls.length} calls of the apps ${count('works')} work, ${count('differs')} differ, ${count('missing')} are missing, ${count('not tried')} were not tried.`,
    findings.length === 0 ? 'Nothing is otherwise than the apps expect it.' : `${findings.length} findings:`,
    ...lines,
    ...(others > 0 ? [`  and ${others} more`] : []),
    `The report is in ${page}.`,
  ].join('\n');
}
