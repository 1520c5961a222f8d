/**
 * Writes docs/german-shop.md: what a German pharmacy shop must show, row by row, where it is shown, and the test for it.
 * Fails where a row of storefront/app/rules/german-shop/expected.json has no test, or more than one.
 *
 *   node scripts/german-shop.ts            writes
 *   node scripts/german-shop.ts --check    exits 1 when the page says something else
 */
import { writeRulesPage } from './rules/rules-page.ts';

writeRulesPage({
  title: 'What a German pharmacy shop shows',
  introduction:
    'What law and custom ask of a German mail-order pharmacy, where the shop shows it, and the one test for it. The numbers are those that code and tests name as german-shop.md. Texts lie in `storefront/app/i18n/de`, `storefront/app/settings` and the content store, so that an operator can change them. Whether pages meet WCAG 2.2 AA (BFSG, EN 301 549) is examined with axe, on the pages that the accessibility journeys in test/journeys name; axe finds a part of the faults only. Not legal advice.',
  expected: 'storefront/app/rules/german-shop/expected.json',
  tests: [
    'storefront/app/rules/german-shop/*.test.tsx',
    'mock/apis/commerce/promotions/prescription-price.test.ts',
  ],
  example: "npx vitest run storefront/app/rules/german-shop -t '§12'",
  page: 'docs/german-shop.md',
  script: 'scripts/german-shop.ts',
});
