import { ROUNDS, ratios } from './records/ratio.ts';
import { type Comparison, report } from './records/report.ts';
import { searchAfterChanges } from './sizes/changes.ts';
import { type QuestionName, questionsTo, WHAT } from './sizes/questions.ts';
import { openShop, type SizedShop } from './sizes/sized-shop.ts';

const FEW = 1_000;
const MANY = { PostgreSQL: 1_000_000, 'the embedded database': 200_000 };
const MEDIAN_LIMIT = 2;
const SLOWEST_LIMIT = 3;
const MEMORY_LIMIT = 1.3;
const MEGABYTES_LIMIT = 600;

/**
 * How many times as long the platform takes for what shoppers and staff ask in a shop of very many products as in one of
 * a thousand, and how much more memory it needs; on PostgreSQL where DATABASE_URL names a server, else on the embedded
 * database. Writes docs/figures/sizes-bench.json and .md, or sizes-embedded-bench.json and .md. A shop that is filled
 * already, in the schema `bench_shop_of_1000000` or the temporary folder `bench_shop_of_200000`, is used and stays; one
 * that is filled for this goes afterwards.
 *
 * @param products how many there are in the large shop, for a machine that cannot be asked for so many
 */
export async function benchSizes(products?: number): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const database = databaseUrl === '' ? 'the embedded database' : 'PostgreSQL';
  const many = products ?? MANY[database];
  const small = await openShop(FEW, databaseUrl);
  try {
    const large = await openShop(many, databaseUrl);
    try {
      const comparisons = [
        ...(await compareTimes(small, large, many)),
        ...(databaseUrl === '' ? [] : await compareMemory(small, large, many)),
        ...(await measureChanges(large)),
      ];
      const run = { few: FEW, many, rounds: ROUNDS };
      const how = `, ${many} products beside ${FEW}`;
      await report(comparisons, run, {
        name: 'sizes',
        file: databaseUrl === '' ? 'sizes-embedded' : 'sizes',
        title: 'What the number of products does',
        how,
        database,
      });
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
}

async function compareTimes(small: SizedShop, large: SizedShop, many: number): Promise<Comparison[]> {
  const [few, all] = [await questionsTo(small.origin), await questionsTo(large.origin)];
  const comparisons: Comparison[] = [];
  for (const [name, what] of Object.entries(WHAT) as [QuestionName, string][]) {
    const { median, slowest } = await ratios(all[name], few[name]);
    console.log(
      `${name}: ${median.toFixed(2)}, the slowest twentieth ${slowest.toFixed(2)} times, of ${many}`,
    );
    comparisons.push({ name, what, limit: MEDIAN_LIMIT, ratio: median });
    const slow = { name: `${name}Slowest`, what: `${what}, the slowest twentieth` };
    comparisons.push({ ...slow, limit: SLOWEST_LIMIT, ratio: slowest });
  }
  return comparisons;
}

/** What changes cost the next search, by another process of the platform where there can be one. */
async function measureChanges(large: SizedShop): Promise<Comparison[]> {
  const other = await large.another();
  try {
    const { times, requests, failed } = await searchAfterChanges(large.origin, other.origin);
    console.log(`${failed} of ${requests} searches failed beside 1,000 changes`);
    return [
      ...Object.entries(times).map(([name, ratio]) => ({
        name: `after ${name}`,
        what: `first search after another ${name}, beside the same search later`,
        limit: MEDIAN_LIMIT,
        ratio,
      })),
      { name: 'failed', what: 'searches that failed beside 1,000 changes', limit: 0, ratio: failed },
    ];
  } finally {
    await other.stop();
  }
}

/** Memory beside PostgreSQL; the embedded database keeps pages of its tables in that of the process. */
async function compareMemory(small: SizedShop, large: SizedShop, many: number): Promise<Comparison[]> {
  const [few, all] = [await megabytes(small), await megabytes(large)];
  console.log(`${Math.round(all)} MB of memory with ${many} products, ${Math.round(few)} with ${FEW}`);
  return [
    { name: 'memory', what: 'memory of the process after all that', limit: MEMORY_LIMIT, ratio: all / few },
    {
      name: 'memoryShare',
      what: `the same as a share of ${MEGABYTES_LIMIT} MB`,
      limit: 1,
      ratio: all / MEGABYTES_LIMIT,
    },
  ];
}

const megabytes = async ({ server }: SizedShop): Promise<number> =>
  (await server.restingMemoryBytes()) / 2 ** 20;
