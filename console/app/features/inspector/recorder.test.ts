import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { forgetCalls, recordCall, recorder } from './recorder.ts';

const record = (characters: number) =>
  recordCall({
    operation: getObjectInfo,
    input: {},
    startedAt: 0,
    milliseconds: 1,
    status: 200,
    url: '/',
    headers: new Headers(),
    text: 'x'.repeat(characters),
    error: undefined,
  });
const kept = () => recorder.get().calls.map(({ text, isCut }) => [text.length, isCut]);

beforeEach(() => {
  forgetCalls();
  vi.stubGlobal('window', { location: { pathname: '/o' } });
});
afterEach(() => vi.unstubAllGlobals());

test('answers are kept in whole while they fit in memory together', () => {
  record(3_000_000);
  record(100);
  record(4_000_000);
  expect(kept()).toEqual([
    [4_000_000, false],
    [100, false],
    [3_000_000, false],
  ]);
});

test('of older large answers the beginning is kept, and small ones stay whole', () => {
  record(3_000_000);
  record(100);
  record(6_000_000);
  expect(kept()).toEqual([
    [6_000_000, false],
    [100, false],
    [20_000, true],
  ]);
  record(1);
  expect(kept().at(-1)).toEqual([20_000, true]);
});
