import { expect, it } from 'vitest';
import { databaseFault } from './database-fault.ts';

it('PF-REST-27 says of a statement that was ended to ask for less or later, and nothing of the statement', () => {
  const ended = Object.assign(new Error('canceling statement "select secret"'), { code: '57014' });
  const fault = databaseFault(ended);
  expect([fault?.status, fault?.errorCode, fault?.extra.headers]).toEqual([
    503,
    'SERVER_UNAVAILABLE',
    { 'retry-after': '5' },
  ]);
  expect(fault?.message).toContain('ask for less');
  expect(fault?.message).not.toContain('secret');
});

it('knows a full disk too, and leaves other errors to others', () => {
  expect(databaseFault({ code: '53100' })?.status).toBe(503);
  expect([new Error('else'), undefined, 'text', { code: '23505' }].map(databaseFault)).toEqual(
    Array(4).fill(undefined),
  );
});
