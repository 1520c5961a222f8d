/**
 * Measures what a figure in the documentation claims: `npm run bench -- mock`, `-- records`, `-- soql`, `-- search`, `-- sizes`, `-- commerce`,
 * `-- storefront`, `-- console` or `-- lighthouse`. A number after `commerce` is how many requests a round has, after
 * `lighthouse` how many rounds there are, after `sizes` how many products, so that a busy machine can be asked for less.
 */
import { benchCommerce } from './bench/commerce.ts';
import { benchConsole } from './bench/console.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchMock } from './bench/mock.ts';
import { benchRecords } from './bench/records.ts';
import { benchSearch } from './bench/search.ts';
import { benchSizes } from './bench/sizes.ts';
import { benchSoql } from './bench/soql.ts';
import { benchStorefront } from './bench/storefront.ts';

const benches: Readonly<Record<string, (requests?: number) => Promise<void>>> = {
  mock: benchMock,
  records: benchRecords,
  soql: benchSoql,
  search: benchSearch,
  sizes: benchSizes,
  commerce: benchCommerce,
  storefront: benchStorefront,
  console: benchConsole,
  lighthouse: benchLighthouse,
};

const [name = '', asked] = process.argv.slice(2);
const bench = benches[name];
const requests = asked === undefined ? undefined : Number(asked);
if (bench && (requests === undefined || requests > 0)) await bench(requests);
else {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}
