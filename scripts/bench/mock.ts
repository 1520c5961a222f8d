import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import prismCli from '@stoplight/prism-cli/package.json' with { type: 'json' };
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { freePort } from '../process/ports.ts';
import { sendLoad } from './load.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import { mergedContract } from './merged-contract.ts';
import { signIn } from './signed-in.ts';
import { median } from './statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Base of a site, where guests call. */
const SITE = '/webruntime/api';
const FIGURES = join(ROOT, 'docs/figures');
const ROUNDS = 5;
const WARM_UP = 500;
const REQUESTS = 1500;
const CONCURRENCY = 4;

/** A case: one address on one server. */
interface Case {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a read with an access token may cost, by that with a cookie. */
const MOST_TIMES_OF_COOKIE = 1.1;

/**
 * CPU time per request of the same mocked GET on the stock Prism CLI and on our server, and of a read from the record
 * store beside it: by a guest, and by one user with a cookie and with an access token. Writes docs/figures/mock-bench.json
 * and .md.
 */
export async function benchMock(): Promise<void> {
  const { operations, microseconds } = await measureMock();
  await report(operations, microseconds);
}

/** The same as plain numbers, in microseconds by case. */
export async function measureMock(): Promise<{ operations: number; microseconds: Record<string, number> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mock-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    const contract = await mergedContract();
    const document = join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(contract));
    const [cliPort, mockPort] = [await freePort(), await freePort()];
    const cli = await startMeasured({
      command: [
        join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js'),
        'mock',
        '-p',
        `${cliPort}`,
        document,
      ],
      readyUrl: `http://127.0.0.1:${cliPort}/`,
    });
    servers.push(cli);
    const mock = await startMeasured({
      command: [join(ROOT, 'mock/main.ts')],
      environment: { MOCK_PORT: `${mockPort}`, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
      readyUrl: `http://127.0.0.1:${mockPort}/`,
    });
    servers.push(mock);
    const cases = await casesFor({ cli, cliPort, mock, mockPort });
    return { operations: operationCount(contract.paths), microseconds: await measure(cases) };
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Servers {
  readonly cli: MeasuredServer;
  readonly cliPort: number;
  readonly mock: MeasuredServer;
  readonly mockPort: number;
}

async function casesFor({ cli, cliPort, mock, mockPort }: Servers): Promise<Case[]> {
  // The CLI answers at the paths of the document, whatever its servers say.
  const path = `/commerce/webstores/${WEBSTORE_ID}/search/sort-rules`;
  const mocked = `/services/data/v64.0${path}`;
  const headers = { prefer: 'code=200', accept: 'application/json' };
  const origin = `http://127.0.0.1:${mockPort}`;
  const category = await anyCategory(origin);
  const own = `/services/data/v64.0/ui-api/records/${category}?fields=ProductCategory.Name`;
  const record = SITE + own;
  const { byCookie, byToken } = await signIn(origin);
  return [
    { name: 'prismCli', server: cli, url: `http://127.0.0.1:${cliPort}${path}`, headers },
    { name: 'mocked', server: mock, url: origin + mocked, headers },
    { name: 'record', server: mock, url: origin + record, headers: { accept: 'application/json' } },
    { name: 'recordByCookie', server: mock, url: origin + own, headers: byCookie },
    { name: 'recordByToken', server: mock, url: origin + own, headers: byToken },
  ];
}

async function anyCategory(origin: string): Promise<string> {
  const path = `${SITE}/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/product-categories/children`;
  const answer = (await (await fetch(origin + path)).json()) as { productCategories: { id: string }[] };
  const category = answer.productCategories[0];
  if (!category) throw new Error('The seed data has no category to read');
  return category.id;
}

/** Rounds alternate between the cases, so that whatever else the machine does meets all of them; medians count. */
async function measure(cases: readonly Case[]): Promise<Record<string, number>> {
  const samples = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
  for (const { url, headers } of cases)
    await sendLoad({ url, headers, requests: WARM_UP, concurrency: CONCURRENCY });
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, server, url, headers } of cases) {
      const before = await server.cpuMicroseconds();
      await sendLoad({ url, headers, requests: REQUESTS, concurrency: CONCURRENCY });
      samples.get(name)?.push(((await server.cpuMicroseconds()) - before) / REQUESTS);
    }
  return Object.fromEntries([...samples].map(([name, values]) => [name, Math.round(median(values))]));
}

function operationCount(paths: Readonly<Record<string, unknown>>): number {
  const methods = ['get', 'put', 'post', 'patch', 'delete'];
  const counts = Object.values(paths).map(
    (item) => methods.filter((method) => method in (item as object)).length,
  );
  return counts.reduce((total, count) => total + count, 0);
}

async function report(operations: number, microseconds: Record<string, number>): Promise<void> {
  const { prismCli: cli = Number.NaN, mocked = Number.NaN, record = Number.NaN } = microseconds;
  const { recordByCookie = Number.NaN, recordByToken = Number.NaN } = microseconds;
  const timesFewer = Math.round((cli / mocked) * 10) / 10;
  const timesOfCookie = Math.round((recordByToken / recordByCookie) * 100) / 100;
  const figures = {
    measuredOn: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    prismCliVersion: prismCli.version,
    operations,
    requestsPerRound: REQUESTS,
    rounds: ROUNDS,
    cpuMicrosecondsPerRequest: { prismCli: cli, mocked, record, recordByCookie, recordByToken },
    timesFewer,
    timesOfCookie,
  };
  await mkdir(FIGURES, { recursive: true });
  await writeFile(join(FIGURES, 'mock-bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(join(FIGURES, 'mock-bench.md'), table(figures));
  console.log(table(figures));
  if (timesFewer < 5)
    throw new Error(`Only ${timesFewer} times fewer microseconds than the Prism CLI; 5 are promised`);
  if (!(timesOfCookie <= MOST_TIMES_OF_COOKIE))
    throw new Error(`An access token costs ${timesOfCookie} times as much as a cookie; 1.1 is promised`);
}

interface Figures {
  readonly measuredOn: string;
  readonly prismCliVersion: string;
  readonly operations: number;
  readonly requestsPerRound: number;
  readonly rounds: number;
  readonly cpuMicrosecondsPerRequest: Readonly<
    Record<'prismCli' | 'mocked' | 'record' | 'recordByCookie' | 'recordByToken', number>
  >;
  readonly timesFewer: number;
  readonly timesOfCookie: number;
}

function table({ cpuMicrosecondsPerRequest: cpu, ...figures }: Figures): string {
  return `# CPU time of the mock per request

Written by \`npm run bench -- mock\`. CPU time of the server process (user and system), median of ${figures.rounds}
rounds of ${figures.requestsPerRound} requests over ${CONCURRENCY} kept connections, after a warm-up; all bundles
merged into one document of ${figures.operations} operations for the CLI. ${figures.measuredOn}.

An example is the same for every valid request, so our server makes, validates and writes it once; the request is
validated each time.

| Server | Request | µs |
|---|---|---:|
| \`prism mock\` ${figures.prismCliVersion}, defaults | \`getSortRules\`, static example | ${cpu.prismCli} |
| Offizin's mock | \`getSortRules\`, static example | ${cpu.mocked} |
| Offizin's mock | \`getRecord\`, one field from the record store, by a guest | ${cpu.record} |
| Offizin's mock | the same by a user with a cookie | ${cpu.recordByCookie} |
| Offizin's mock | the same by that user with an access token | ${cpu.recordByToken} |

The mocked GET costs ${figures.timesFewer} times fewer microseconds than on the CLI, and a read with an access
token ${figures.timesOfCookie} times those of a read with a cookie.
`;
}
