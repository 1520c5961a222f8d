import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import prismCli from '@stoplight/prism-cli/package.json' with { type: 'json' };
import { encodeRefinements } from '#client/commerce/refinements.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { platformCookie } from '#test/sign-in.ts';
import { freePort } from '../process/ports.ts';
import { sendLoad } from './load.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import { mergedContract } from './merged-contract.ts';
import { median } from './statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Below the base of the API; the CLI answers there, whatever the servers of the document say. */
const STORE_PATH = `/commerce/webstores/${WEBSTORE_ID}`;
const STORE = `/services/data/v64.0${STORE_PATH}`;
const ROUNDS = 5;
const REQUESTS = 100;

/** Something a shop asks for, once per call. */
interface Case {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly ask: (requests: number) => Promise<void>;
}

/**
 * Requests per second of CPU time: add to cart, cart read and checkout start on the mock, and the Prism CLI's static
 * answer to a cart read beside them; writes docs/figures/commerce-bench.json.
 */
export async function benchCommerce(requests = REQUESTS): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'commerce-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    const document = join(folder, 'openapi.json');
    await writeFile(document, JSON.stringify(await mergedContract()));
    const [cliPort, mockPort] = [await freePort(), await freePort()];
    const cliScript = join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js');
    const cli = await startMeasured({
      command: [cliScript, 'mock', '-p', `${cliPort}`, document],
      readyUrl: `http://127.0.0.1:${cliPort}/`,
    });
    servers.push(cli);
    const mock = await startMeasured({
      command: [join(ROOT, 'mock/main.ts')],
      environment: { MOCK_PORT: `${mockPort}`, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
      readyUrl: `http://127.0.0.1:${mockPort}/`,
    });
    servers.push(mock);
    const cases = [
      staticCase(cli, `http://127.0.0.1:${cliPort}`),
      ...(await shopCases(mock, `http://127.0.0.1:${mockPort}`)),
    ];
    await report(requests, await measure(requests, cases));
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function staticCase(server: MeasuredServer, origin: string): Case {
  const url = `${origin}${STORE_PATH}/carts/current/cart-items`;
  const headers = { prefer: 'code=200', accept: 'application/json', cookie: 'sid=example' };
  return {
    name: 'prismCliCartRead',
    server,
    ask: (requests) => sendLoad({ url, headers, requests, concurrency: 1 }),
  };
}

/** The buyer of the demo shop, with a product in the cart. */
async function shopCases(server: MeasuredServer, origin: string): Promise<Case[]> {
  const cookie = await platformCookie(origin, { username: 'erika@offizin.example' });
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(origin + STORE + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const productId = await someProduct(send);
  const item = { productId, quantity: '1', type: 'Product' };
  await send('POST', '/carts/current/cart-items', item);
  const times = (ask: () => Promise<unknown>) => async (requests: number) => {
    for (let sent = 0; sent < requests; sent += 1) await ask();
  };
  return [
    { name: 'cartRead', server, ask: times(() => send('GET', '/carts/current/cart-items')) },
    {
      name: 'checkoutStart',
      server,
      ask: async (requests) => {
        // A cart of its own: the one of the last round has more packs than there are.
        await send('DELETE', '/carts/current');
        const { cartId } = await send('POST', '/carts/current/cart-items', item);
        await times(() => send('PUT', '/checkouts/active', { cartId }))(requests);
      },
    },
    { name: 'addToCart', server, ask: times(() => send('POST', '/carts/current/cart-items', item)) },
  ];
}

const COSMETICS = encodeRefinements(['L2C_CM_RegulatoryClassification__c:Kosmetik']);

/** A cosmetic, which has no limit per order. */
async function someProduct(send: (method: string, path: string) => Promise<unknown>): Promise<string> {
  const answer = (await send(
    'GET',
    `/search/products?searchTerm=Creme&fields=Name&refinements=${encodeURIComponent(COSMETICS)}`,
  )) as { productsPage: { products: { id: string }[] } };
  const product = answer.productsPage.products[0];
  if (!product) throw new Error('The demo shop has no cosmetics');
  return product.id;
}

/** Rounds alternate between the cases, so that whatever else the machine does meets all of them; medians count. */
async function measure(requests: number, cases: readonly Case[]): Promise<Record<string, number>> {
  const samples = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { name, server, ask } of cases) {
      const before = await server.cpuMicroseconds();
      await ask(requests);
      const perSecond = (requests * 1e6) / ((await server.cpuMicroseconds()) - before);
      if (round >= 0) samples.get(name)?.push(perSecond);
    }
  return Object.fromEntries([...samples].map(([name, values]) => [name, Math.round(median(values))]));
}

async function report(requests: number, requestsPerCpuSecond: Record<string, number>): Promise<void> {
  const figures = {
    command: `npm run bench -- commerce${requests === REQUESTS ? '' : ` ${requests}`}`,
    date: new Date().toISOString().slice(0, 10),
    measuredOn: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    prismCliVersion: prismCli.version,
    rounds: ROUNDS,
    /** Processes that wanted a processor, in the middle over a quarter of an hour. */
    load: Math.round(loadavg()[2] ?? 0),
    requestsPerRound: requests,
    requestsPerCpuSecond,
  };
  const folder = join(ROOT, 'docs/figures');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'commerce-bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(figures);
}
