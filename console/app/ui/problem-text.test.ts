import { expect, test } from 'vitest';
import { FetchError } from '#client/errors/index.ts';
import { problemText } from './ErrorPanel.tsx';

const errorOf = (status: number) => new FetchError({ operationId: 'getRecord', status, body: null } as never);

test('RD-ERR-31 a platform in maintenance is not told as one that cannot be reached', () => {
  const say = ((key: string) => key) as never;
  expect(problemText(errorOf(503), say)).toBe('error.unavailable');
  expect(problemText(errorOf(504), say)).toBe('error.network');
});
