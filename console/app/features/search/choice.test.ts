import { expect, test } from 'vitest';
import { choiceAt, NO_CHOICE, withChoiceInPlace } from './choice.ts';
import type { Suggestion } from './suggestions.ts';

const lines = (...paths: string[]): Suggestion[] =>
  paths.map((path) => ({ group: 'records', path, label: path, hint: '' }));
const paths = (suggestions: readonly Suggestion[]) => suggestions.map(({ path }) => path);

test('RD-SEARCH-36 a line that somebody points at stays where it is when more is found', () => {
  const choice = choiceAt(lines('object', 'action'), 1);
  const next = lines('object', 'record 1', 'record 2', 'action', 'other action');
  expect(paths(withChoiceInPlace(next, choice))).toEqual([
    'object',
    'action',
    'record 1',
    'record 2',
    'other action',
  ]);
});

test('lines are in their own order while none is chosen, and once the chosen one is gone', () => {
  const next = lines('record', 'action');
  expect(paths(withChoiceInPlace(next, NO_CHOICE))).toEqual(['record', 'action']);
  expect(paths(withChoiceInPlace(next, { path: 'gone', above: ['action'] }))).toEqual(['record', 'action']);
});

test('what is offered twice is one line', () => {
  expect(paths(withChoiceInPlace(lines('record', 'call', 'call'), NO_CHOICE))).toEqual(['record', 'call']);
  const choice = choiceAt(lines('call'), 0);
  expect(paths(withChoiceInPlace(lines('record', 'call', 'call'), choice))).toEqual(['call', 'record']);
});
