/**
 * Writes docs/record-data-rules.md: each rule of the record data specification and the test that proves it. Fails where
 * a rule of client/records/rules/expected.json has no test, or more than one.
 *
 *   node scripts/record-data-rules.ts            writes
 *   node scripts/record-data-rules.ts --check    exits 1 when the page says something else
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { type ExpectedRules, faultsOf, ruleTests, titleOf } from './rules/titles.ts';

const FOLDER = 'client/records/rules';
const PAGE = join(REPOSITORY, 'docs', 'record-data-rules.md');

const files = globSync(`${FOLDER}/*.test.ts`, { cwd: REPOSITORY }).sort();
const sources = new Map(files.map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')]));
const tests = [...sources].flatMap(([file, source]) => ruleTests(file, source));
const expected: ExpectedRules = JSON.parse(readFileSync(join(REPOSITORY, FOLDER, 'expected.json'), 'utf8'));

const faults = faultsOf(expected, tests, sources);
if (faults.length > 0) {
  console.error(`The rules of ${FOLDER}/expected.json and the tests differ:\n${faults.join('\n')}`);
  process.exit(1);
}
const written = page();
if (!process.argv.includes('--check')) writeFileSync(PAGE, written);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== written) {
  console.error('docs/record-data-rules.md is out of date: run `node scripts/record-data-rules.ts`.');
  process.exit(1);
}

function page(): string {
  const sections = Object.entries(expected).map(
    ([section, rules]) =>
      `## ${section}\n\n| Rule | Test |\n|---|---|\n${rules.map((rule) => row(section, rule)).join('\n')}\n`,
  );
  return `# Rules of the record data client

Each rule, message and lifetime of record-data.md that concerns the client, and the one test that proves it. Written by \`node scripts/record-data-rules.ts\` from the titles of the tests; the list of what must be there is [expected.json](../${FOLDER}/expected.json). A test is called by its section and these words: \`npx vitest run ${FOLDER} -t '§5 15 is converted to 18'\`.

${tests.length} rules.

${sections.join('\n')}`;
}

function row(section: string, rule: string): string {
  const title = titleOf(section, rule);
  const file = tests.find((test) => test.title === title)?.file ?? '';
  return `| ${rule.replaceAll('|', '\\|').replaceAll('_', '\\_')} | [${file.split('/').at(-1)}](../${file}) |`;
}
