/**
 * Writes docs/supply-chain.md and docs/sbom.cdx.json from the lock file and the imports.
 *
 *   npm run supply-chain               writes
 *   npm run supply-chain -- --check    exits 1 when a package is not pinned, licensed or justified, or a file is stale
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { billFaults, billOfMaterials } from './supply-chain/bill-of-materials.ts';
import { licenceFaults } from './supply-chain/licences.ts';
import { lockFaults, readLock, readManifest } from './supply-chain/lock-file.ts';
import { supplyChainPage } from './supply-chain/page.ts';
import { reasonFaults } from './supply-chain/reasons.ts';

const PAGE = join(REPOSITORY, 'docs', 'supply-chain.md');
const BILL = join(REPOSITORY, 'docs', 'sbom.cdx.json');

const locked = readLock(REPOSITORY);
const manifest = readManifest(REPOSITORY);
const page = supplyChainPage(locked, manifest, REPOSITORY);
const faults = [...lockFaults(locked, manifest), ...licenceFaults(locked), ...reasonFaults(manifest)];

if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page)
    faults.push('docs/supply-chain.md is stale: run `npm run supply-chain`.');
  faults.push(...billFaults(readFileSync(BILL, 'utf8'), locked));
} else {
  writeFileSync(PAGE, page);
  writeFileSync(BILL, await billOfMaterials(locked));
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
