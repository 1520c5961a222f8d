/**
 * Compares the contracts with the vendor's reference, whose tables are in openapi/reference/.
 *
 *   npm run reference               reports every difference
 *   npm run reference -- --todo     reports what is to be mended, by contract
 *   npm run reference -- --check    exits 1 for a difference that no list names, and for an entry that names none
 *   npm run reference -- --prune    removes what is mended from openapi/reference/open/
 */
import { readOpen, readRight, sortDifferences } from './reference/listed.ts';
import { removeEntries } from './reference/prune.ts';
import { compareBundles, REFERENCE } from './reference/read.ts';
import { describeDifferences, describeFaults, describeTodo } from './reference/report.ts';

const { differences, operations, documented } = compareBundles();
const open = readOpen(REFERENCE);
const sorted = sortDifferences(differences, readRight(REFERENCE), open);
const asked = (option: string) => process.argv.includes(option);

if (asked('--prune')) {
  removeEntries(REFERENCE, open, sorted.staleOpen);
  console.log(`Removed ${sorted.staleOpen.length} entries.`);
  process.exit();
}
if (asked('--todo')) console.log(describeTodo(sorted));
else if (!asked('--check')) console.log(describeDifferences(sorted));

const toMend = sorted.open.length + sorted.fresh.length;
console.log(
  `\n${documented} of ${operations} operations have a page. ${sorted.right.length} differences are right, ${toMend} differences still to mend.`,
);
if (asked('--check')) {
  const faults = describeFaults(sorted);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
