import { dropSchemas, freshSchema } from '#mock/store/postgres-tests.ts';
import { runSoql } from '#test/lab/soql/run-soql.ts';
import { chosenSeed, endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 1_000;
const SHOWN_DIFFERENCES = 10;

/**
 * Random statements of the query language, each worked out over the same records in memory: on the embedded database,
 * or on the server that DATABASE_URL names. SEED repeats the statements.
 */
export async function soql(statements: number): Promise<boolean> {
  const { DATABASE_URL: databaseUrl } = process.env;
  const schema = freshSchema();
  if (databaseUrl) process.env.TEST_SCHEMAS = schema;
  try {
    return await ask(statements, databaseUrl ? 'PostgreSQL' : 'PGlite');
  } finally {
    if (databaseUrl) await dropSchemas(databaseUrl, schema);
  }
}

async function ask(count: number, database: string): Promise<boolean> {
  const seed = chosenSeed();
  console.log(`Asking ${count} random statements on ${database} (SEED=${seed}) …`);
  const { differences, ...run } = await runSoql({
    statements: count,
    seed,
    signal: endedByHand(),
    progress: (done) => {
      if (done % SHOWN_EVERY === 0) console.log(`  ${done} statements`);
    },
  });
  for (const one of differences.slice(0, SHOWN_DIFFERENCES)) console.error(JSON.stringify(one, null, 2));
  const figures = { database, ...run, differences: differences.length };
  console.log(figures);
  await writeRun('soql', `npm run lab -- soql ${count}`, figures);
  return differences.length === 0;
}
