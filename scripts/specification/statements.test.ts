import { expect, it } from 'vitest';
import { reachPage } from './reach.ts';
import { type Citation, CLIENT_LIBRARY_ONLY, type Rule } from './rules.ts';
import { type Statement, standingOf, statementFaults, statementsIn } from './statements.ts';

const rule = (id: string, place: string): Rule => ({ id, place, text: 'A rule.', page: 'docs/a.md' });
const RULES = [rule('SF-CART-01', 'cart page'), rule('SF-CART-02', CLIENT_LIBRARY_ONLY)];
const test = (id: string): Citation => ({ id, file: 'client/cart.test.ts', line: 3, isTest: true });
const TESTS = RULES.map(({ id }) => test(id));
const statement = (ids: string[], more: Partial<Statement> = {}): Statement => ({
  document: 'storefront',
  line: '7',
  text: 'carts are kept',
  ids,
  reason: '',
  otherwise: '',
  ...more,
});
const faults = (...statements: Statement[]) => statementFaults(statements, RULES, TESTS);
const because = { reason: 'No page needs it.' };

it('reads a row for each line of the table, and refuses one with other columns', () => {
  const head = 'document\tline\tstatement\trules\tlibrary only because\totherwise';
  expect(statementsIn(`${head}\nstorefront\t7\tcarts are kept\tSF-CART-01 SF-CART-02\t\tlater\n`)).toEqual([
    statement(['SF-CART-01', 'SF-CART-02'], { otherwise: 'later' }),
  ]);
  expect(() => statementsIn('line\tstatement\n7\tx\n')).toThrow('begins with other columns');
});

it('tells statements that a user meets from those for users of the library, wholly or in part', () => {
  const named = [['SF-CART-01'], ['SF-CART-01', 'SF-CART-02'], ['SF-CART-02']];
  expect(named.map((ids) => standingOf(statement(ids), RULES))).toEqual(['met', 'in part', 'library']);
});

it('finds nothing where rules are there, and a reason where one of them is for the library', () => {
  expect(faults(statement(['SF-CART-01']), statement(['SF-CART-01', 'SF-CART-02'], because))).toEqual([]);
});

it.each([
  ['an id that leads nowhere', statement(['SF-CART-01', 'SF-CART-99']), 'names SF-CART-99, which no page'],
  ['a row without rules', statement([]), 'has no rule with a place and a test'],
  ['a rule for the library without a reason', statement(['SF-CART-02']), 'library only, and no reason'],
  ['a reason without such a rule', statement(['SF-CART-01'], because), 'though all of its rules are met'],
])('finds %s', (_, row, fault) => {
  expect(faults(row)).toEqual([expect.stringContaining(fault)]);
});

it('finds a statement whose rules have no test', () => {
  expect(statementFaults([statement(['SF-CART-01'])], RULES, [test('SF-CART-02')])).toEqual([
    expect.stringContaining('has no rule with a place and a test'),
  ]);
});

it('finds more statements for users of the library than there may be', () => {
  const rows = Array.from({ length: 11 }, () => statement(['SF-CART-02'], because));
  expect(faults(...rows.slice(1))).toEqual([]);
  expect(faults(...rows)).toEqual([expect.stringContaining('11 statements are for users of the client')]);
});

it('writes counts, reasons, places and tests of each statement', () => {
  const rows = [statement(['SF-CART-01'], { otherwise: 'Later.' }), statement(['SF-CART-02'], because)];
  const page = reachPage([...rows, statement(['SF-CART-99'])], RULES, TESTS);
  expect(page).toContain('- storefront: **2 of 3 statements have a place and a test.**');
  expect(page).toContain('\n1 of all are met by users of the client library only');
  expect(page).toContain('\n- storefront 2, carts are kept: No page needs it.');
  expect(page).toContain('\n- storefront 1, carts are kept: Later.');
  expect(page).toContain(
    '| storefront 1 | 7 | carts are kept | SF-CART-01 | cart page | [cart.test.ts](../../client/cart.test.ts) |',
  );
});
