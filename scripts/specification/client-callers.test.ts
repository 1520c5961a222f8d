import { expect, it } from 'vitest';
import { callerFaults, publicMarks, unreachedExports } from './client-callers.ts';
import { CLIENT_LIBRARY_ONLY, type Rule } from './rules.ts';

const FILE = 'client/commerce/inventory.ts';
const rule = (id: string, place: string): Rule => ({ id, place, text: 'A rule.', page: 'docs/a.md' });
const RULES = [rule('SF-CART-19', CLIENT_LIBRARY_ONLY), rule('SF-CART-01', 'cart page')];
const marked = (ids: string) =>
  publicMarks(
    FILE,
    `/**\n * Reserves stock.\n *\n * @public${ids}\n */\nexport async function reserveInventory() {}\n`,
  );

it('reads exports and types of the client from a report, and no others', () => {
  const exports = [{ name: 'reserveInventory', line: 16 }];
  const types = [{ name: 'Reservation', line: 3 }];
  const report = { issues: [{ file: FILE, exports, types }, { file: 'http/a.ts', exports }, { file: FILE }] };
  expect(unreachedExports(JSON.stringify(report))).toEqual([
    { file: FILE, line: 16, name: 'reserveInventory' },
    { file: FILE, line: 3, name: 'Reservation' },
  ]);
});

it('accepts a mark with rules for users of the library', () => {
  const marks = marked(' SF-CART-19, client library only');
  expect(marks).toEqual([{ file: FILE, line: 4, name: 'reserveInventory', ids: ['SF-CART-19'] }]);
  expect(callerFaults([], marks, RULES)).toEqual([]);
});

it('names an export that no app reaches, its file and what to do', () => {
  const [fault, ...others] = callerFaults([{ file: FILE, line: 16, name: 'reserveInventory' }], [], RULES);
  expect(fault).toMatch(/^client\/commerce\/inventory\.ts:16 exports reserveInventory, .*: call it in/);
  expect(others).toEqual([]);
});

it.each([
  ['without a rule', '', 'without a rule'],
  ['of a rule that a page shows', ' SF-CART-19, SF-CART-01', 'SF-CART-01, whose place is “cart page”'],
  ['of a rule that is not stated', ' SF-CART-99', 'SF-CART-99, whose place is “nowhere”'],
])('finds a mark %s', (_, ids, what) => {
  expect(callerFaults([], marked(ids), RULES)).toEqual([expect.stringContaining(what)]);
});
