import { expect, test } from 'vitest';
import { visitMemory } from '#client/testing/visit-memory.ts';
import { createdLinks, forgetCreated, rememberCreated } from './created-links.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));
const idsOf = (visit: ReturnType<typeof visitMemory>) => createdLinks(visit).map(({ id }) => id);

test('the last five links are known, the latest first, until they are forgotten', () => {
  const visit = visitMemory();
  for (let number = 1; number <= 6; number += 1) rememberCreated(visit, `0a6${number}`, at(number));
  expect(idsOf(visit)).toEqual(['0a66', '0a65', '0a64', '0a63', '0a62']);
  expect(createdLinks(visit)[0]?.createdAt).toBe('2026-06-01T12:06:00.000Z');
  forgetCreated(visit, '0a65');
  expect(idsOf(visit)).toEqual(['0a66', '0a64', '0a63', '0a62']);
  forgetCreated(visit);
  expect(idsOf(visit)).toEqual([]);
});

test.each(['', '{', '{}', '[1]', '[{"id":"0a6"}]', '[{"id":"0a6","createdAt":"soon"}]'])(
  'a memory of %j has no links',
  (text) => {
    const visit = visitMemory();
    visit.setItem('paymentLinks', text);
    expect(createdLinks(visit)).toEqual([]);
  },
);
