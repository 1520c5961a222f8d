/**
 * Writes docs/verification-report.md from what the experiments have left in docs/figures/.
 *
 *   npm run report               writes
 *   npm run report -- --check    exits 1 when the page says something else
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { VERIFICATIONS, type Verification } from './lab/verification.ts';
import { reportPage } from './verification-report/page.ts';
import { countedRuns } from './verification-report/runs.ts';

const PAGE = join(REPOSITORY, 'docs', 'verification-report.md');
const KNOWN = ['experiment', 'size', 'result', 'date', 'command', 'doesNotProve'] as const;

const page = reportPage([...countedRuns(), ...readdirSync(VERIFICATIONS).sort().map(read)]);
if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error(
    'docs/verification-report.md tells of other runs than docs/figures/ holds: run `npm run report`.',
  );
  process.exit(1);
}

function read(name: string): Verification {
  const experiment = JSON.parse(readFileSync(join(VERIFICATIONS, name), 'utf8'));
  const missing = KNOWN.filter((key) => typeof experiment[key] !== 'string');
  if (missing.length > 0) throw new Error(`docs/figures/lab/${name} does not tell ${missing.join(', ')}.`);
  return experiment;
}
