import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build/app.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { environmentOf } from '../process/stack.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { sendLoad } from './load.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 20;
const ROUNDS = 5;
const REQUESTS = 40;
const WARM_UP = 60;

/** A page and the server whose time it takes. */
interface Page {
  readonly name: string;
  readonly url: string;
  readonly server: MeasuredServer;
}

/**
 * Requests per second of the storefront's CPU time at 20 connections: home, category and product rendered for a guest,
 * and the same server beside it with a page of as many letters as the home page that renders nothing; writes
 * docs/figures/storefront-bench.json. Any answer but 200 is an error.
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
    await start({
      command: [join(REPOSITORY, 'mock/main.ts')],
      environment: { ...environmentOf('mock', settings), DATABASE_URL: '' },
      readyUrl: `http://127.0.0.1:${settings.mockPort}/`,
    });
    const origin = `http://localhost:${settings.storefrontPort}`;
    const shop = await start({
      command: [join(REPOSITORY, 'storefront/server/main.ts')],
      environment: environmentOf('storefront', settings),
      readyUrl: `${origin}/robots.txt`,
    });
    const home = await (await fetch(origin)).text();
    const plain = await start({
      command: [join(import.meta.dirname, 'plain-server.ts'), String(settings.consolePort), `${home.length}`],
      readyUrl: `http://127.0.0.1:${settings.consolePort}/`,
    });
    const measured = await measure([
      { name: 'nothingRendered', url: `http://127.0.0.1:${settings.consolePort}/`, server: plain },
      { name: 'home', url: `${origin}/`, server: shop },
      { name: 'category', url: origin + linkIn(home, /\/category\/[^"?]+/), server: shop },
      { name: 'product', url: origin + linkIn(home, /\/product\/detail\/[^"?]+/), server: shop },
    ]);
    await report(measured, home.length);
  } finally {
    for (const server of servers.toReversed()) await server.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}

/** The first link of the page that looks like this. */
function linkIn(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[0];
  if (!found) throw new Error(`The home page has no link like ${pattern}.`);
  return found;
}

/** Rounds alternate between the pages, so that whatever else the machine does meets all of them; medians count. */
async function measure(pages: readonly Page[]): Promise<Record<string, number>> {
  const samples = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { name, url, server } of pages) {
      const requests = round < 0 ? WARM_UP : REQUESTS;
      const before = await server.cpuMicroseconds();
      await sendLoad({ url, headers: { accept: 'text/html' }, requests, concurrency: CONNECTIONS });
      const perSecond = (requests * 1e6) / ((await server.cpuMicroseconds()) - before);
      if (round >= 0) samples.get(name)?.push(perSecond);
    }
  return Object.fromEntries([...samples].map(([name, values]) => [name, Math.round(median(values))]));
}

async function report(requestsPerCpuSecond: Record<string, number>, homeBytes: number): Promise<void> {
  const figures = {
    command: 'npm run bench -- storefront',
    date: new Date().toISOString().slice(0, 10),
    measuredOn: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    connections: CONNECTIONS,
    rounds: ROUNDS,
    requestsPerRound: REQUESTS,
    homeBytes,
    requestsPerCpuSecond,
  };
  const folder = join(REPOSITORY, 'docs/figures');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'storefront-bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(figures);
}
