/** Measures what a figure in the documentation claims: `npm run bench -- mock`, `-- records` or `-- commerce`. */
import { benchCommerce } from './bench/commerce.ts';
import { benchMock } from './bench/mock.ts';
import { benchRecords } from './bench/records.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  mock: benchMock,
  records: benchRecords,
  commerce: benchCommerce,
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}
