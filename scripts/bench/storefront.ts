import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { SHARED_READS_SECONDS } from '#storefront/app/platform/settings.server.ts';
import { buildIfStale } from '../build/app.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { freePort } from '../process/ports.ts';
import { environmentOf } from '../process/stack.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { sendLoad } from './load.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const REQUESTS = 100;
const WARM_UP = 60;

/** A page and the servers whose time it takes. */
interface Page {
  readonly name: string;
  readonly url: string;
  readonly servers: readonly MeasuredServer[];
}

/** Kinds of pages, with what a link to one looks like. */
const KINDS = { home: undefined, category: /\/category\/[^"?]+/, product: /\/product\/detail\/[^"?]+/ };
type Kind = keyof typeof KINDS;

/**
 * CPU time that a guest's page takes at 8 connections, of storefront and platform together: home, category and product
 * as guests share them, the same pages made for each request, and a page of as many letters as the home page by a server
 * that renders nothing; writes docs/figures/storefront-bench.json. Any answer but 200 is an error.
 */
export async function benchStorefront(): Promise<void> {
  await buildIfStale('storefront');
  const settings = await temporarySettings();
  const servers: MeasuredServer[] = [];
  const start = async (...given: Parameters<typeof startMeasured>) => {
    const server = await startMeasured(...given);
    servers.push(server);
    return server;
  };
  try {
    const mock = await start({
      command: [join(REPOSITORY, 'mock/main.ts')],
      environment: { ...environmentOf('mock', settings), DATABASE_URL: '' },
      readyUrl: `http://127.0.0.1:${settings.mockPort}/`,
    });
    const startShop = async (port: number, seconds: number) => {
      const environment = { STOREFRONT_PORT: String(port), SHARED_READS_SECONDS: String(seconds) };
      const shop = await start({
        command: [join(REPOSITORY, 'storefront/server/main.ts')],
        environment: { ...environmentOf('storefront', settings), ...environment },
        readyUrl: `http://127.0.0.1:${port}/robots.txt`,
      });
      return { origin: `http://localhost:${port}`, servers: [shop, mock] };
    };
    const shared = await startShop(settings.storefrontPort, SHARED_READS_SECONDS);
    const single = await startShop(await freePort(), 0);
    const home = await (await fetch(shared.origin)).text();
    const plain = await start({
      command: [join(import.meta.dirname, 'plain-server.ts'), String(settings.consolePort), `${home.length}`],
      readyUrl: `http://127.0.0.1:${settings.consolePort}/`,
    });
    const paths = pathsIn(home);
    const plainUrl = `http://127.0.0.1:${settings.consolePort}/`;
    const measured = await measure([
      { name: 'nothingRendered', url: plainUrl, servers: [plain] },
      ...paths.flatMap(([kind, path]) => [
        { name: kind, url: shared.origin + path, servers: shared.servers },
        { name: `${kind}, for each request`, url: single.origin + path, servers: single.servers },
      ]),
    ]);
    await report(measured, await bytesOf(shared.origin, paths));
  } finally {
    for (const server of servers.toReversed()) await server.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}

/** An address of each kind, where the home page links to one. */
function pathsIn(home: string): [Kind, string][] {
  return Object.entries(KINDS).map(([kind, pattern]) => {
    const path = pattern ? pattern.exec(home)?.[0] : '/';
    if (!path) throw new Error(`The home page has no link like ${pattern}.`);
    return [kind as Kind, path];
  });
}

async function bytesOf(origin: string, paths: readonly [Kind, string][]): Promise<Record<string, number>> {
  const sizes = paths.map(async ([kind, path]) => {
    const html = await (await fetch(origin + path)).arrayBuffer();
    return [kind, html.byteLength];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

const cpuOf = async (servers: readonly MeasuredServer[]): Promise<number> =>
  (await Promise.all(servers.map((server) => server.cpuMicroseconds()))).reduce((sum, each) => sum + each, 0);

/** Rounds alternate between the pages, so that whatever else the machine does meets all of them; medians count. */
async function measure(pages: readonly Page[]): Promise<Record<string, number>> {
  const samples = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { name, url, servers } of pages) {
      const requests = round < 0 ? WARM_UP : REQUESTS;
      const before = await cpuOf(servers);
      await sendLoad({ url, headers: { accept: 'text/html' }, requests, concurrency: CONNECTIONS });
      const each = ((await cpuOf(servers)) - before) / requests;
      if (round >= 0) samples.get(name)?.push(each);
    }
  return Object.fromEntries([...samples].map(([name, values]) => [name, Math.round(median(values))]));
}

async function report(cpuMicrosecondsPerPage: Record<string, number>, htmlBytes: object): Promise<void> {
  const figures = {
    command: 'npm run bench -- storefront',
    date: new Date().toISOString().slice(0, 10),
    measuredOn: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    connections: CONNECTIONS,
    rounds: ROUNDS,
    requestsPerRound: REQUESTS,
    htmlBytes,
    cpuMicrosecondsPerPage,
  };
  const folder = join(REPOSITORY, 'docs/figures');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'storefront-bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(figures);
}
