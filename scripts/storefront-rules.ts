/**
 * Writes docs/storefront-rules.md: each sentence of the storefront specification with an effect that a person can see,
 * and the test that shows it. Fails where a rule of storefront/app/rules/expected.json has no test, or more than one.
 *
 *   node scripts/storefront-rules.ts            writes
 *   node scripts/storefront-rules.ts --check    exits 1 when the page says something else
 */
import { writeRulesPage } from './rules/rules-page.ts';

writeRulesPage({
  title: 'Rules of the storefront',
  introduction:
    'Each sentence of storefront.md (§2, §4–§6, §8, §9) with an effect that a person can see, and the one test that shows it: on a page as the server renders it, in a browser, or in the calls that pages and forms make. A rule whose call no page makes says so.',
  expected: 'storefront/app/rules/expected.json',
  tests: ['storefront/app/rules/*.test.{ts,tsx}', 'test/journeys/storefront-rules.spec.ts'],
  example: "npx vitest run storefront/app/rules -t '§5 the decrement never goes below 1'",
  page: 'docs/storefront-rules.md',
  script: 'scripts/storefront-rules.ts',
});
