import { expect, it } from 'vitest';
import { noRoom } from './no-room.ts';

it('says of a full disk that nothing was changed, and when to come again', () => {
  const full = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' });
  const fault = noRoom(full);
  expect([fault?.status, fault?.errorCode, fault?.extra.headers]).toEqual([
    503,
    'SERVER_UNAVAILABLE',
    { 'retry-after': '30' },
  ]);
  expect(fault?.message).toContain('nothing was changed');
  expect(fault?.message).not.toContain('base/');
});

it('leaves other errors to others', () => {
  expect([new Error('else'), undefined, 'text', { code: '23505' }].map(noRoom)).toEqual(
    Array(4).fill(undefined),
  );
});
