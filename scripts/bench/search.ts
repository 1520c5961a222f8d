import { freshSchema, runSql } from '#mock/store/postgres-tests.ts';
import { type FilledPlatform, filledPlatform } from './records/filled-platform.ts';
import { heapBytes } from './records/heap-bytes.ts';
import { addProducts } from './records/many-products.ts';
import { ROUNDS, ratios } from './records/ratio.ts';
import { type Comparison, report } from './records/report.ts';

const FEW = 1_000;
const MANY = 100_000;
const MEDIAN_LIMIT = 2;
const SLOWEST_LIMIT = 3;
const API = '/services/data/v64.0/ui-api';
const keyword = (q: string, objectApiName: string) =>
  ['POST', `${API}/search/results/keyword?${new URLSearchParams({ q, objectApiName })}`, {}] as const;
const lookup = (field: string, target: string, q: string) =>
  [
    'GET',
    `${API}/lookups/${field}/${target}?${new URLSearchParams({ q, searchType: 'TypeAhead' })}`,
  ] as const;

type Question = readonly [method: string, path: string, body?: object];

/** What the console asks; each finds ten records or one, however many there are. */
const QUESTIONS: Readonly<Record<string, readonly [what: string, question: Question]>> = {
  allObjects: ['search of a word over all objects', ['POST', `${API}/search/results?q=Lindwurm`, {}]],
  customer: ['search of a customer by name', keyword('Lindwurm', 'Account')],
  typingError: ['the same with a typing error', keyword('Lindwrum', 'Account')],
  product: ['search of a product by two words', keyword('Lindwurmtee Beutel', 'Product2')],
  number: ['search of a product by its number', keyword('LW-0000000', 'Product2')],
  suggestedCustomer: [
    'customers suggested while a name is typed',
    lookup('Contact/AccountId', 'Account', 'lindw'),
  ],
  suggestedProduct: [
    'products suggested while a name is typed',
    lookup('OrderItem/Product2Id', 'Product2', 'lindw'),
  ],
};

/**
 * How many times as long the console's searches and suggestions take among many customers and products as among few,
 * and what the many leave in memory; writes docs/figures/search-bench.json and .md.
 */
export async function benchSearch(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const schemas: string[] = [];
  const open = (records: number) => {
    if (databaseUrl === '') return filledPlatform(records, { fill: addProducts });
    const schema = freshSchema();
    schemas.push(schema);
    return filledPlatform(records, { location: { databaseUrl, schema }, fill: addProducts });
  };
  const few = await open(FEW);
  const many = await open(MANY);
  try {
    // The first search of a process loads what it needs.
    await kept(few);
    const megabytes = (await kept(many)) / 2 ** 20;
    console.log(`${megabytes.toFixed(1)} MB kept after searching among ${MANY}`);
    await report(
      await compare(few, many),
      { few: FEW, many: MANY, rounds: ROUNDS },
      {
        name: 'search',
        title: 'What the number of records does to a search of the console',
        how: `, ${MANY} customers and as many products beside ${FEW}`,
        ...(databaseUrl !== '' && { database: 'PostgreSQL' }),
      },
    );
  } finally {
    await few.close();
    await many.close();
    for (const schema of schemas) await runSql(databaseUrl, `drop schema "${schema}" cascade`);
  }
}

/** Bytes that the process has more once everything was asked. */
async function kept(platform: FilledPlatform): Promise<number> {
  const before = heapBytes();
  for (const [, question] of Object.values(QUESTIONS)) await platform.ask(...question);
  return heapBytes() - before;
}

async function compare(few: FilledPlatform, many: FilledPlatform): Promise<Comparison[]> {
  const measured: Comparison[] = [];
  for (const [name, [what, question]] of Object.entries(QUESTIONS)) {
    const { median, slowest } = await ratios(
      () => many.ask(...question),
      () => few.ask(...question),
    );
    measured.push({ name, what, limit: MEDIAN_LIMIT, ratio: median });
    measured.push({
      name: `${name}Slowest`,
      what: `${what}, the slowest twentieth`,
      limit: SLOWEST_LIMIT,
      ratio: slowest,
    });
  }
  return measured;
}
