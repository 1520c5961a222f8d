import { afterEach, expect, it, vi } from 'vitest';
import { logError } from './log-error.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());

it('says what failed, where, and because of what', () => {
  const cause = new Error('no connection');
  logError('GET / failed', new Error('no answer', { cause }));
  expect(printed.mock.calls.flat().map(String).join('\n')).toMatch(
    /GET \/ failed\nError: no answer\n +at .*\nCaused by: Error: no connection\n +at /s,
  );
});
