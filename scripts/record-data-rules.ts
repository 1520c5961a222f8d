/**
 * Writes docs/record-data-rules.md: each rule of the record data specification and the test that proves it. Fails where
 * a rule of client/records/rules/expected.json has no test, or more than one.
 *
 *   node scripts/record-data-rules.ts            writes
 *   node scripts/record-data-rules.ts --check    exits 1 when the page says something else
 */
import { writeRulesPage } from './rules/rules-page.ts';

writeRulesPage({
  title: 'Rules of the record data client',
  introduction:
    'Each rule, message and lifetime of record-data.md that concerns the client, and the one test that proves it.',
  expected: 'client/records/rules/expected.json',
  tests: ['client/records/rules/*.test.ts'],
  example: "npx vitest run client/records/rules -t '§5 15 is converted to 18'",
  page: 'docs/record-data-rules.md',
  script: 'scripts/record-data-rules.ts',
});
