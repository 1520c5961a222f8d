/**
 * Sums the client JavaScript of each storefront page as it is sent, gzip, from the build's own manifest: the manifest,
 * the entry, the routes that match, and everything they preload. Writes docs/figures/bundle-sizes.json and the page beside it,
 * but not with --check, and ends with code 1 when the home or the product page, or the console up to its first list, is above its limit.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { measureConsoleList } from './bundles/console-list.ts';
import { bundleSizesPage } from './bundles/public-storefronts.ts';
import { REPOSITORY } from './generate/contracts.ts';

/** Most client JavaScript of a page, in thousands of bytes after gzip. */
const limitKb = 150;
const limited = ['routes/home', 'routes/product'];

interface Chunk {
  module: string;
  imports?: string[];
  hasDefaultExport?: boolean;
}

interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk & { id: string; parentId?: string }>;
}

const client = join(REPOSITORY, 'storefront', 'build', 'client');
const manifestFile = findManifest();
const manifest = readManifest();
const pages = Object.keys(manifest.routes)
  .filter(
    (id) =>
      manifest.routes[id]?.hasDefaultExport &&
      !Object.values(manifest.routes).some(({ parentId }) => parentId === id),
  )
  .map((id) => ({ route: id, gzipKb: kilobytes(filesOf(id)) }))
  .sort((a, b) => b.gzipKb - a.gzipKb);

const consoleList = measureConsoleList();

if (!process.argv.includes('--check')) {
  const figures = join(REPOSITORY, 'docs', 'figures');
  mkdirSync(figures, { recursive: true });
  writeFileSync(
    join(figures, 'bundle-sizes.json'),
    `${JSON.stringify({ limitKb, limited, pages, consoleList }, null, 2)}\n`,
  );
  writeFileSync(join(figures, 'bundle-sizes.md'), bundleSizesPage(pages, limitKb));
}

for (const { route, gzipKb } of pages) console.log(`${gzipKb.toFixed(1).padStart(7)} kB  ${route}`);
console.log(`${consoleList.gzipKiB.toFixed(1).padStart(7)} KiB console up to its first list`);
const tooLarge = pages.filter(({ route, gzipKb }) => limited.includes(route) && gzipKb > limitKb);
for (const { route, gzipKb } of tooLarge)
  console.error(`${route} sends ${gzipKb} kB, more than ${limitKb} kB.`);
if (limited.some((route) => !pages.some((page) => page.route === route))) {
  console.error(`The build has no route ${limited.join(' or ')}; the limits name routes that are gone.`);
  process.exit(1);
}
const isConsoleTooLarge = consoleList.gzipKiB > consoleList.limitKiB;
if (isConsoleTooLarge)
  console.error(
    `The console sends ${consoleList.gzipKiB} KiB up to its first list, more than ${consoleList.limitKiB} KiB.`,
  );
process.exit(tooLarge.length > 0 || isConsoleTooLarge ? 1 : 0);

function findManifest(): string {
  const folder = join(client, 'assets');
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no manifest in ${folder}: build the storefront first.`);
  return join('assets', name);
}

function readManifest(): Manifest {
  const text = readFileSync(join(client, manifestFile), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/** The files of a page: the manifest of all routes, the entry, the route and all routes around it, each with what it imports. */
function filesOf(id: string): Set<string> {
  const chunks: Chunk[] = [manifest.entry];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ''])
    chunks.push(route);
  return new Set([manifestFile, ...chunks.flatMap(({ module, imports = [] }) => [module, ...imports])]);
}

function kilobytes(files: Set<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}
