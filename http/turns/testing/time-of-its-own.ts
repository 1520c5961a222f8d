import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Gives each test of a file a time that passes only when the test says so: on a busy machine a millisecond by the clock
 * of the wall is often many.
 *
 * @returns lets so many milliseconds pass
 */
export function timeOfItsOwn(): (milliseconds: number) => void {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());
  return (milliseconds) => {
    now += milliseconds;
  };
}
