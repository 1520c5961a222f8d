/**
 * Writes levels, tests and counts into docs/security/asvs.md, and finds controls that are missing, unknown or without a
 * test or a reason.
 *
 *   npm run security               writes
 *   npm run security -- --check    exits 1 when the page says something else
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { controlsIn, faultsOf, PAGE, readLevels, withComputed } from './specification/controls.ts';
import { citationsIn, readRules, readSources } from './specification/rules.ts';

const file = join(REPOSITORY, PAGE);
const known = {
  levels: readLevels(),
  rules: new Set(readRules().map(({ id }) => id)),
  citations: citationsIn(readSources()),
};
const before = readFileSync(file, 'utf8');
const after = withComputed(before, known);
const faults = faultsOf(controlsIn(before), known);
if (after !== before && process.argv.includes('--check'))
  faults.push(`${PAGE} says other than the tests: run \`npm run security\`.`);
else writeFileSync(file, after);
console.log(/^Counted: (.*)$/m.exec(after)?.[1]);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
