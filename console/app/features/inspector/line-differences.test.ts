import { expect, test } from 'vitest';
import { lineDifferences } from './line-differences.ts';

const lines = (text: string) => text.split('');
const written = (before: string, after: string) =>
  lineDifferences(lines(before), lines(after)).map((line) =>
    line.kind === 'leftOut'
      ? `…${line.count}`
      : { same: ' ', removed: '-', added: '+' }[line.kind] + line.text,
  );

test('texts that are the same have no differences', () => {
  expect(written('abc', 'abc')).toEqual([]);
});

test('a changed line stands between those around it, and the others are counted', () => {
  expect(written('abcdefgh', 'abcdXfgh')).toEqual(['…2', ' c', ' d', '-e', '+X', ' f', ' g', '…1']);
});

test('lines at the beginning and at the end come and go', () => {
  expect(written('ab', 'abc')).toEqual([' a', ' b', '+c']);
  expect(written('abc', 'bc')).toEqual(['-a', ' b', ' c']);
  expect(written('aa', 'a')).toEqual([' a', '-a']);
  expect(written('', 'a')).toEqual(['+a']);
});

test('what both have in common stays where several lines have changed', () => {
  expect(written('axbyc', 'aXbYc')).toEqual([' a', '-x', '+X', ' b', '-y', '+Y', ' c']);
});
