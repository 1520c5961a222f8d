/**
 * Writes the tests of each rule into the pages of docs/specification/, and finds rules without a test or a place, ids
 * that lead nowhere, and citations of documents that are not in the repository.
 *
 *   npm run specification               writes
 *   npm run specification -- --check    exits 1 when a page says something else
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { faultsOf, withTests } from './specification/pages.ts';
import {
  CLIENT_LIBRARY_ONLY,
  citationsIn,
  foreignCitationsIn,
  readRules,
  readSources,
} from './specification/rules.ts';

const rules = readRules();
const sources = readSources();
const citations = citationsIn(sources);
const faults = [
  ...faultsOf(rules, citations),
  ...foreignCitationsIn(sources).map(
    (place) => `${place} cites a document that is not here: cite the id of a rule in docs/specification/.`,
  ),
];
for (const page of new Set(rules.map((rule) => rule.page))) {
  const file = join(REPOSITORY, page);
  const before = readFileSync(file, 'utf8');
  const after = withTests(before, page, citations);
  if (after === before) continue;
  if (process.argv.includes('--check'))
    faults.push(`${page} names other tests than there are: run \`npm run specification\`.`);
  else writeFileSync(file, after);
}
const inLibrary = rules.filter(({ place }) => place === CLIENT_LIBRARY_ONLY).length;
console.log(`${rules.length} rules, ${inLibrary} of them met by users of the client library only`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
