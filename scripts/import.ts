/**
 * Brings products of a CSV or JSONL file into the shop: `npm run import -- products.csv`. Faulty rows are named by line,
 * column and reason and left out; with `--all-or-nothing` any of them prevents the whole import. The columns are those of
 * mock/demo/import/columns.ts. An embedded database must not be in use; PostgreSQL may be.
 */
import { parseArgs } from 'node:util';
import { type ImportProgress, importProducts } from '#mock/demo/import/import-products.ts';
import { paceOf } from '#mock/demo/pace.ts';
import { withExitMessage } from '#mock/exit-messages.ts';
import { type MockSettings, readMockSettings } from '#mock/settings.ts';
import { openStore } from '#mock/store/open-store.ts';

const SHOWN_EVERY = 5_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'all-or-nothing': { type: 'boolean', default: false } },
});
const [path] = positionals;
try {
  if (path === undefined) throw new Error('Name a file: npm run import -- products.csv');
  const settings = readMockSettings();
  const isWhole = await run(settings, path, values['all-or-nothing']).catch(withExitMessage(settings));
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Answers whether every row was right. */
async function run(
  { dataDir, databaseUrl, databaseSchema }: MockSettings,
  file: string,
  allOrNothing: boolean,
): Promise<boolean> {
  const store = await openStore(
    databaseUrl === undefined ? { dataDir } : { databaseUrl, schema: databaseSchema },
  );
  const begin = performance.now();
  try {
    const { rows, added, changed, faulty } = await importProducts(store, file, {
      allOrNothing,
      onFault: ({ line, column, reason }) =>
        console.error(`line ${line}${column ? `, column ${column}` : ''}: ${reason}`),
      onProgress: showing(begin),
    });
    const seconds = (performance.now() - begin) / 1000;
    console.log(
      `${rows} rows: ${added} new, ${changed} changed, ${rows - added - changed - faulty} as they were, ${faulty} faulty`,
    );
    if (allOrNothing && faulty > 0) console.log('Nothing was written.');
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(`${Math.round(rows / seconds)} rows a second, at most ${megabytes} MB of memory`);
    return faulty === 0;
  } finally {
    await store.close();
  }
}

/** Shows now and then how far an import has come that began at a moment of `performance.now()`. */
function showing(begin: number): (progress: ImportProgress) => void {
  let next = SHOWN_EVERY;
  return ({ rows, share }) => {
    if (rows < next) return;
    next = rows + SHOWN_EVERY;
    console.log(`  ${rows} rows, ${paceOf(rows, share, performance.now() - begin)}`);
  };
}
