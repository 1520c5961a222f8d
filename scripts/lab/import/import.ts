import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startMeasured } from '../../bench/measured-server.ts';
import { freePort } from '../../process/ports.ts';
import { writeRun } from '../figures.ts';
import { compareShops, type MeasuredShop } from './compare-shops.ts';
import { type ExpectedFault, writeProductFile } from './product-file.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BAD_ROWS = 100;
const MOST_MEGABYTES_ABOVE = 150;
const MOST_TIMES = 2;

/**
 * Imports a file of so many products, a hundred of them faulty, into a demo shop, and compares that shop with one that
 * has the seeded products only: memory of the import with that of the idle mock, CPU time of what shoppers ask.
 */
export async function largeImport(rows: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'offizin-import-'));
  const [small, large] = [join(folder, 'small'), join(folder, 'large')];
  const servers: MeasuredServer[] = [];
  try {
    const file = join(folder, 'products.csv');
    const expected = await writeProductFile(file, rows, BAD_ROWS);
    // Seeding a shop takes memory of its own, so what is measured are shops that were seeded before.
    for (const shop of [large, small]) await (await startShop(shop)).server.stop();
    const seeded = await startShop(small);
    servers.push(seeded.server);
    const idleMegabytes = Math.round((await seeded.server.restingMemoryBytes()) / 2 ** 20);
    const imported = await runImport(large, file);
    const unreported = expected.filter((fault) => !isReported(fault, imported.errors)).length;
    const filled = await startShop(large);
    servers.push(filled.server);
    const comparison = await compareShops(seeded, filled);
    const run = {
      rows,
      badRows: expected.length,
      unreportedBadRows: unreported,
      reports: imported.errors.length,
      rowsPerSecond: imported.rowsPerSecond,
      idleMockMegabytes: idleMegabytes,
      importPeakMegabytes: imported.peakMegabytes,
      cpuMicroseconds: comparison,
    };
    console.log(run);
    await writeRun('import', `npm run lab -- import ${rows}`, { database: 'PGlite', ...run });
    const isQuick = Object.values(comparison).every(({ times }) => times <= MOST_TIMES);
    const isSmall = imported.peakMegabytes <= idleMegabytes + MOST_MEGABYTES_ABOVE;
    return unreported === 0 && imported.errors.length === expected.length && isQuick && isSmall;
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startShop(dataDir: string): Promise<MeasuredShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startMeasured({
    command: [join(ROOT, 'mock/main.ts')],
    environment: { MOCK_PORT: `${port}`, DATA_DIR: dataDir, DATABASE_URL: '' },
    readyUrl: `${origin}/`,
  });
  return { server, origin };
}

async function runImport(dataDir: string, file: string) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/import.ts'), file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
    process.stdout.write(chunk);
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  await once(child, 'close');
  const [, rate, peak] = /(\d+) rows a second, at most (\d+) MB/.exec(printed.out) ?? [];
  if (!rate || !peak) throw new Error(`The import failed: ${printed.err.slice(-2000)}`);
  const errors = printed.err.split('\n').filter((line) => line.startsWith('line '));
  return { rowsPerSecond: Number(rate), peakMegabytes: Number(peak), errors };
}

function isReported({ line, column }: ExpectedFault, reports: readonly string[]): boolean {
  const begin = `line ${line}${column === undefined ? '' : `, column ${column}`}: `;
  return reports.some((report) => report.startsWith(begin) && report.length > begin.length);
}
