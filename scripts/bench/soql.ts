import { type FilledPlatform, filledPlatform } from './records/filled-platform.ts';
import { ROUNDS, ratio } from './records/ratio.ts';
import { type Comparison, report } from './records/report.ts';

const FEW = 1_000;
const MANY = 200_000;
const LIMIT = 1.5;

/** A query with a filter on a field that has an index, which finds as many records among few as among many. */
interface IndexedQuery {
  readonly name: string;
  readonly what: string;
  readonly soql: string;
  /** Records that it finds. */
  readonly found: number;
}

const queries: readonly IndexedQuery[] = [
  {
    name: 'name',
    what: 'a name',
    soql: "SELECT Id, Name, Owner.Name FROM Account WHERE Name = 'lindwurm 000000'",
    found: 1,
  },
  {
    name: 'beginning',
    what: 'the beginning of a name',
    soql: "SELECT Id, Name FROM Account WHERE Name LIKE 'Lindwurm%' ORDER BY Name",
    found: 10,
  },
  {
    name: 'uniqueField',
    what: 'a unique field',
    soql: "SELECT Id, Name FROM Account WHERE AccountNumber = 'K-0000500'",
    found: 1,
  },
  {
    name: 'severalValues',
    what: 'several values of a unique field',
    soql: "SELECT Id FROM Account WHERE AccountNumber IN ('K-0000001', 'K-0000500', 'K-0000999')",
    found: 3,
  },
  {
    name: 'lookup',
    what: 'a reference',
    soql: "SELECT Id, Name FROM Account WHERE ParentId = '001000000000000AAA'",
    found: 0,
  },
  {
    name: 'created',
    what: 'the day of creation',
    soql: 'SELECT Id FROM Account WHERE CreatedDate > TODAY',
    found: 0,
  },
  {
    name: 'changed',
    what: 'the moment of the last change',
    soql: 'SELECT Id FROM Account WHERE SystemModstamp > TOMORROW',
    found: 0,
  },
  {
    name: 'firstByName',
    what: 'nothing, the first fifty by name',
    soql: 'SELECT Id, Name FROM Account ORDER BY Name LIMIT 50',
    found: 50,
  },
];

/**
 * What the number of records does to the time of a query with an indexed filter, as ratios within one run; writes
 * docs/figures/soql-bench.json and .md.
 */
export async function benchSoql(): Promise<void> {
  const few = await filledPlatform(FEW);
  const many = await filledPlatform(MANY);
  try {
    const comparisons: Comparison[] = [];
    for (const query of queries) comparisons.push(await compare(query, few, many));
    await report(
      comparisons,
      { few: FEW, many: MANY, rounds: ROUNDS },
      { name: 'soql', title: 'What the number of records does to a query', how: '' },
    );
  } finally {
    await few.close();
    await many.close();
  }
}

async function compare(
  { name, what, soql, found }: IndexedQuery,
  few: FilledPlatform,
  many: FilledPlatform,
): Promise<Comparison> {
  const ask = (platform: FilledPlatform) => () => find(platform, soql, found);
  return {
    name,
    what: `a query by ${what} among ${MANY} records, beside ${FEW}`,
    limit: LIMIT,
    ratio: await ratio(ask(many), ask(few)),
  };
}

async function find(
  platform: FilledPlatform,
  soql: string,
  found: number,
): Promise<{ milliseconds: number }> {
  const answer = await platform.ask('GET', `/services/data/v64.0/query?q=${encodeURIComponent(soql)}`);
  const { totalSize } = answer.body as { totalSize: number };
  if (totalSize !== found) throw new Error(`${soql} finds ${totalSize} records, not ${found}`);
  return answer;
}
