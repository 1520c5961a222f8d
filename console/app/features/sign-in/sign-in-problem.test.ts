import { expect, test } from 'vitest';
import { FetchError } from '#client/errors/index.ts';
import { signInProblem } from './sign-in-problem.ts';

const refused = (status: number, errorCode?: string, retryAfterMs?: number) =>
  new FetchError({
    operationId: 'getUserInfo',
    status,
    ...(errorCode && { errors: [{ errorCode, message: 'No.' }] }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

test.each([
  ['a platform that is busy', refused(503, 'SERVER_UNAVAILABLE', 2500), 'signIn.busy 3'],
  ['one that does not say for how long', refused(503, 'SERVER_UNAVAILABLE'), 'signIn.busy 1'],
  ['one that does not answer', refused(503, 'PLATFORM_UNAVAILABLE', 1000), 'signIn.unreachable '],
  ['something before it that knows no more', refused(503), 'signIn.unreachable '],
  ['one that is not there', refused(502, 'BAD_GATEWAY'), 'signIn.unreachable '],
])('%s is told as what it is', (_, error, told) => {
  const say = (key: string, values?: { count?: number }) => `${key} ${values?.count ?? ''}`;
  expect(signInProblem(error, say as never)).toBe(told);
});
