import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { MeasuredServer } from '../../bench/measured-server.ts';
import { median } from '../../bench/statistics.ts';

const STORE = `/webruntime/api/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const ROUNDS = 9;
const REQUESTS = 10;
const PRICED = 50;

/** CPU time of one request, in microseconds, and how many times the small shop's the large shop's is. */
interface Comparison {
  readonly seeded: number;
  readonly imported: number;
  readonly times: number;
}

/** What shoppers ask most, in a shop with seeded products and in one with a large catalogue, in alternating rounds. */
export async function compareShops(
  small: MeasuredShop,
  large: MeasuredShop,
): Promise<Readonly<Record<string, Comparison>>> {
  const [ofSmall, ofLarge] = [await questions(small), await questions(large)];
  const compared: Record<string, Comparison> = {};
  for (const name of Object.keys(ofSmall)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1) {
      const both = [await cost(small, ofSmall[name] ?? ''), await cost(large, ofLarge[name] ?? '')] as const;
      if (round < 0) continue;
      times[0].push(both[0]);
      times[1].push(both[1]);
    }
    const [seeded, imported] = [Math.round(median(times[0])), Math.round(median(times[1]))];
    compared[name] = { seeded, imported, times: Math.round((imported / seeded) * 100) / 100 };
  }
  return compared;
}

/** Addresses by what they ask for; products and categories are those of the shop. */
async function questions({ origin }: MeasuredShop): Promise<Record<string, string>> {
  const categories = await read(`${origin}${STORE}/product-categories/children`);
  const category = categories.productCategories[0].id;
  const search = `${STORE}/search/products?pageSize=20&fields=Name&includePrices=true`;
  const found = await read(
    `${origin}${STORE}/search/products?categoryId=${category}&fields=Name&pageSize=${PRICED}`,
  );
  const ids = found.productsPage.products.map(({ id }: { id: string }) => id).slice(0, PRICED);
  return {
    categoryPage: `${search}&categoryId=${category}`,
    search: `${search}&searchTerm=Ibuprofen`,
    pricesOf50: `${STORE}/pricing/products?productIds=${ids.join(',')}`,
  };
}

async function cost({ server, origin }: MeasuredShop, address: string): Promise<number> {
  const before = await server.cpuMicroseconds();
  for (let sent = 0; sent < REQUESTS; sent += 1) await read(origin + address);
  return ((await server.cpuMicroseconds()) - before) / REQUESTS;
}

// biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
async function read(url: string): Promise<any> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A shop to measure, and where it answers. */
export interface MeasuredShop {
  readonly server: MeasuredServer;
  readonly origin: string;
}
