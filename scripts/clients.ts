/**
 * Lets clients that nobody here wrote talk to the platform, prints every step with its result, and records the run in
 * docs/clients.md. Ends with code 1 where a step failed.
 *
 *   npm run clients               all of them; fetches the vendor's command line where it is missing
 *   npm run clients -- --check    exits 1 when the page says something else than the record, or a step failed
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND_LINE, CommandLine } from './clients/command-line.ts';
import { exampleSteps } from './clients/example-steps.ts';
import { libraryDone } from './clients/libraries.ts';
import { objectSteps } from './clients/object-steps.ts';
import { type ClientRun, type ClientRuns, clientsPage, passedIn } from './clients/page.ts';
import { querySteps } from './clients/query-steps.ts';
import { recordSteps } from './clients/record-steps.ts';
import { signInSteps } from './clients/sign-in-steps.ts';
import { type Done, perform } from './clients/step.ts';
import { treeSteps } from './clients/tree-steps.ts';
import { REPOSITORY } from './generate/contracts.ts';
import { inTestStack } from './process/test-stack.ts';
import { readManifest } from './supply-chain/lock-file.ts';

const RECORD = join(REPOSITORY, 'docs/figures/clients.json');
const PAGE = join(REPOSITORY, 'docs/clients.md');

/** The libraries with the tests in which they are used. */
const LIBRARIES = {
  jsforce: ['test/clients/jsforce.test.ts', 'test/clients/jsforce-records.test.ts'],
  '@salesforce/core': ['test/clients/salesforce-core.test.ts'],
} as const;

if (process.argv.includes('--check')) check(JSON.parse(readFileSync(RECORD, 'utf8')));
else record(await runAll());

async function runAll(): Promise<ClientRuns> {
  const clients: ClientRun[] = [];
  for (const [name, tests] of Object.entries(LIBRARIES))
    clients.push(
      await told(name, readManifest(REPOSITORY).devDependencies[name] ?? '', () => libraryDone(tests)),
    );
  clients.push(await told(COMMAND_LINE.name, COMMAND_LINE.version, commandLineDone));
  return { date: new Date().toISOString().slice(0, 10), node: process.version, clients };
}

async function told(name: string, version: string, work: () => Promise<Done[]>): Promise<ClientRun> {
  console.log(`${name} ${version}`);
  return { name, version, steps: await work() };
}

async function commandLineDone(): Promise<Done[]> {
  const home = await mkdtemp(join(tmpdir(), 'offizin-clients-'));
  try {
    const client = await CommandLine.in(home);
    return await inTestStack(['mock'], ({ origins: { mock } }) =>
      perform([
        ...signInSteps(client, mock),
        ...querySteps(client),
        ...recordSteps(client),
        ...objectSteps(client),
        ...exampleSteps(client),
        ...treeSteps(client, home),
      ]),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function record(runs: ClientRuns): void {
  writeFileSync(RECORD, `${JSON.stringify(runs, null, 2)}\n`);
  writeFileSync(PAGE, clientsPage(runs));
  check(runs);
}

function check(runs: ClientRuns): void {
  const failed = runs.clients.filter(({ steps }) => passedIn(steps) < steps.length);
  for (const { name } of failed) console.error(`${name} failed: see docs/clients.md.`);
  const isCurrent = readFileSync(PAGE, 'utf8') === clientsPage(runs);
  if (!isCurrent)
    console.error('docs/clients.md says something else than the record: run `npm run clients`.');
  if (failed.length > 0 || !isCurrent) process.exitCode = 1;
}
