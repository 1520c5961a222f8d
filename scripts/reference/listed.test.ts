import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Difference } from './difference.ts';
import { type Entry, readOpen, readRight, sortDifferences } from './listed.ts';
import { removeEntries } from './prune.ts';
import { describeFaults } from './report.ts';

const difference = (subject: string, member: string): Difference => ({
  ...{ kind: 'member-own', api: 'commerce', file: 'openapi/commerce/carts.yaml', detail: '' },
  ...{ subject, member },
});
const entry = (file: string, subject: string, member: string): Entry => ({
  ...{ file, kind: 'member-own', subject, member },
});

describe('sortDifferences', () => {
  const eTag = difference('Cart', 'eTag');
  const mood = difference('Cart', 'mood');

  it('finds what a pattern of differences.yaml, an entry of open/ or neither names', () => {
    const right = [entry('differences.yaml', '*', 'eTag')];
    const open = [entry('open/commerce/carts.yaml', 'Cart', 'mood')];
    const other = difference('Cart', 'owner');
    const sorted = sortDifferences([eTag, mood, other], right, open);
    expect(sorted).toEqual({ right: [eTag], open: [mood], fresh: [other], staleRight: [], staleOpen: [] });
    expect(describeFaults(sorted)).toEqual([expect.stringContaining('Cart: owner (member-own): mend it')]);
  });

  it('finds entries that match nothing any more', () => {
    const right = [entry('differences.yaml', 'Cart', 'gone')];
    const open = [entry('open/commerce/carts.yaml', 'Cart', 'mended')];
    expect(describeFaults(sortDifferences([], right, open))).toEqual([
      'openapi/reference/differences.yaml: member-own, Cart: gone is no longer needed: remove it.',
      expect.stringMatching(
        /^openapi\/reference\/open\/commerce\/carts.yaml: .*Cart: mended is mended: remove it/,
      ),
    ]);
  });

  it('finds an entry of open/ whose difference is right by now', () => {
    const open = [entry('open/commerce/carts.yaml', 'Cart', 'eTag')];
    const { staleOpen } = sortDifferences([eTag], [entry('differences.yaml', '*', 'eTag')], open);
    expect(staleOpen).toEqual(open);
  });
});

describe('the lists', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reference-'));
    mkdirSync(join(folder, 'open/commerce'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads groups with a reason, and refuses one without', () => {
    const file = join(folder, 'differences.yaml');
    writeFileSync(file, "- reason: Because.\n  member-own:\n    '*': [eTag]\n");
    expect(readRight(folder)).toEqual([{ ...entry('differences.yaml', '*', 'eTag'), reason: 'Because.' }]);
    writeFileSync(file, "- member-own:\n    '*': [eTag]\n");
    expect(() => readRight(folder)).toThrow('group 1 gives no reason');
  });

  it('refuses an unknown kind', () => {
    writeFileSync(join(folder, 'open/commerce/carts.yaml'), 'member-odd:\n  Cart: [mood]\n');
    expect(() => readOpen(folder)).toThrow('open/commerce/carts.yaml: member-odd is no kind of difference.');
  });

  it('reads a kind or a subject whose last entry was deleted by hand', () => {
    writeFileSync(join(folder, 'open/commerce/carts.yaml'), 'member-own:\n  Cart:\nmember-type:\n');
    expect(readOpen(folder)).toEqual([]);
  });

  it('removes entries from open/, and a file that has none left', () => {
    const file = join(folder, 'open/commerce/carts.yaml');
    writeFileSync(file, 'member-own:\n  Cart: [mood, owner]\n');
    const all = readOpen(folder);
    removeEntries(folder, all, all.slice(1));
    expect(readOpen(folder)).toEqual(all.slice(0, 1));
    removeEntries(folder, all, all);
    expect(existsSync(file)).toBe(false);
  });
});
