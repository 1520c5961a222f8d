/**
 * Writes the tests of each rule into the pages of docs/specification/, and the page that shows where each statement is
 * met. Finds rules without a test or a place, ids that lead nowhere, statements without a rule that is met and tested,
 * and citations of documents that are not in the repository.
 *
 *   npm run specification               writes
 *   npm run specification -- --check    exits 1 when a page says something else
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { faultsOf, withTests } from './specification/pages.ts';
import { REACH_PAGE, reachPage } from './specification/reach.ts';
import {
  CLIENT_LIBRARY_ONLY,
  citationsIn,
  foreignCitationsIn,
  readRules,
  readSources,
} from './specification/rules.ts';
import { readStatements, statementFaults } from './specification/statements.ts';

const rules = readRules();
const sources = readSources();
const citations = citationsIn(sources);
const statements = readStatements();
const faults = [
  ...faultsOf(rules, citations),
  ...statementFaults(statements, rules, citations),
  ...foreignCitationsIn(sources).map(
    (place) => `${place} cites a document that is not here: cite the id of a rule in docs/specification/.`,
  ),
];
for (const page of new Set(rules.map((rule) => rule.page)))
  keep(page, (before) => withTests(before, page, citations));
keep(REACH_PAGE, () => reachPage(statements, rules, citations));
const inLibrary = rules.filter(({ place }) => place === CLIENT_LIBRARY_ONLY).length;
console.log(`${rules.length} rules, ${inLibrary} of them met by users of the client library only`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

/** Writes what a page says now; where it is only checked, a page that says something else is a fault. */
function keep(page: string, textAfter: (before: string) => string): void {
  const file = join(REPOSITORY, page);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = textAfter(before);
  if (after === before) return;
  if (process.argv.includes('--check'))
    faults.push(`${page} names other rules or tests than there are: run \`npm run specification\`.`);
  else writeFileSync(file, after);
}
