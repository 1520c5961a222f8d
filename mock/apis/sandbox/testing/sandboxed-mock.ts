import { createMock, type Mock, type MockOptions } from '#mock/create-mock.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import type { Store } from '#mock/store/store.ts';
import { openTestStore, type TestClock, testClock } from '#mock/store/testing.ts';
import { Developer } from './developer.ts';

/** A mock that listens, with a small demo shop and a machine clock that only moves when told. */
export interface SandboxedMock extends Mock {
  readonly origin: string;
  /** The clock of the machine. */
  readonly machine: TestClock;
  /** The times for which answers were held back, in milliseconds and in order. */
  readonly waits: number[];
  /** Somebody new, without a session of the sandbox. */
  visitor(): Developer;
  /** Somebody new with a session of their own. */
  developer(label?: string): Promise<Developer>;
}

/** Starts one on a free port. */
export async function startSandboxedMock(options: MockOptions = {}): Promise<SandboxedMock> {
  const machine = testClock('2026-03-02T09:30:00.000Z');
  const waits: number[] = [];
  const fill = (store: Store) => seed(store, { products: 12, now: machine() });
  const mock = await createMock({
    open: openTestStore,
    clock: machine,
    seed: fill,
    fill,
    wait: async (milliseconds) => void waits.push(milliseconds),
    httpLimits: { drainMs: 50 },
    violationsFile: process.env.MOCK_VIOLATIONS_FILE,
    log: () => undefined,
    ...options,
  });
  const origin = `http://127.0.0.1:${await mock.listen(0)}`;
  return {
    ...mock,
    origin,
    machine,
    waits,
    visitor: () => new Developer(origin),
    developer: (label) => new Developer(origin).openSession(label),
  };
}
