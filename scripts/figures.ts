/**
 * Writes the measured figures of docs/figures/ into the README, between its two marks.
 *
 *   npm run figures               writes
 *   npm run figures -- --check    exits 1 when the README says something else
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';

interface MockBench {
  prismCliVersion: string;
  cpuMicrosecondsPerRequest: { prismCli: number; mocked: number; record: number };
  timesFewer: number;
  timesOfCookie: number;
}

interface BundleSizes {
  limitKb: number;
  pages: { route: string; gzipKb: number }[];
}

const START = '<!-- figures -->';
const END = '<!-- /figures -->';
const file = join(REPOSITORY, 'README.md');
const readme = readFileSync(file, 'utf8');
const [before, rest = ''] = readme.split(START);
const after = rest.split(END)[1];
if (after === undefined) throw new Error(`The README lacks its marks ${START} and ${END}.`);

const written = `${before}${START}\n\n${table()}\n\n${END}${after}`;
if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (written !== readme) {
  console.error('The README quotes other figures than docs/figures/ holds: run `npm run figures`.');
  process.exit(1);
}

function table(): string {
  const bench: MockBench = read('mock-bench.json');
  const bundles: BundleSizes = read('bundle-sizes.json');
  const { prismCli, mocked, record } = bench.cpuMicrosecondsPerRequest;
  const rows = [
    [`CPU time of a mocked GET, \`prism mock\` ${bench.prismCliVersion}`, `${prismCli} µs`],
    ['CPU time of the same GET here', `${mocked} µs (${bench.timesFewer} times fewer)`],
    ['CPU time of a record read from the store, here', `${record} µs`],
    ['The same read with an access token, by that with a cookie (limit 1.1)', `${bench.timesOfCookie}`],
    ...bundles.pages
      .filter(({ route }) => ['routes/home', 'routes/product'].includes(route))
      .map(({ route, gzipKb }) => [
        `Scripts of the page ${route.replace('routes/', '')}, gzip (limit ${bundles.limitKb} kB)`,
        `${gzipKb.toFixed(1)} kB`,
      ]),
  ];
  return ['| Figure | |', '|---|---:|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(REPOSITORY, 'docs', 'figures', name), 'utf8'));
}
