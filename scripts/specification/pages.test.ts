import { expect, it } from 'vitest';
import { faultsOf, withTests } from './pages.ts';
import type { Citation, Rule } from './rules.ts';

const PAGE = 'docs/specification/storefront.md';
const rule = (id: string, place = 'cart page'): Rule => ({ id, text: 'A rule.', place, page: PAGE });
const cited = (id: string, isTest = true): Citation => ({ id, file: 'client/a.test.ts', line: 3, isTest });

it('finds nothing where each rule has a place and a test', () => {
  expect(faultsOf([rule('SF-CART-01')], [cited('SF-CART-01'), cited('SF-CART-01', false)])).toEqual([]);
});

it('finds a rule without a test, though a comment cites it', () => {
  expect(faultsOf([rule('SF-CART-01')], [cited('SF-CART-01', false)])).toEqual([
    expect.stringContaining('SF-CART-01 in docs/specification/storefront.md has no test'),
  ]);
});

it('finds a rule without a place, an id that is given twice, and a citation that leads nowhere', () => {
  const rules = [rule('SF-CART-01', ''), rule('SF-CART-02'), rule('SF-CART-02')];
  const faults = faultsOf(rules, [cited('SF-CART-01'), cited('SF-CART-02'), cited('SF-CART-99')]);
  expect(faults).toEqual([
    'SF-CART-02 is given to two rules.',
    expect.stringContaining('SF-CART-01 in docs/specification/storefront.md names no place'),
    expect.stringContaining('client/a.test.ts:3 cites SF-CART-99'),
  ]);
});

it('writes the tests of a rule into the last column, again and again alike', () => {
  const page = `# Cart\n\n| Id | Rule | Where | Test |\n|---|---|---|---|\n| SF-CART-01 | A rule. | cart page |\n`;
  const written = withTests(page, PAGE, [cited('SF-CART-01')]);
  expect(written).toContain('| SF-CART-01 | A rule. | cart page | [a.test.ts](../../client/a.test.ts) |\n');
  expect(withTests(written, PAGE, [cited('SF-CART-01')])).toBe(written);
});
