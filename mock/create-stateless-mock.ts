import type { Traffic } from '#http/server/answered.ts';
import { createSandbox } from './apis/sandbox/sandbox.ts';
import type { MockOptions } from './create-mock.ts';
import { createViolationLog, type ViolationLog } from './engine/validation/violations.ts';
import { createPlatformServer, theContract } from './platform-server.ts';
import { systemClock } from './store/clock.ts';
import type { Store } from './store/store.ts';

/** A platform without records. */
export interface StatelessMock {
  readonly violations: ViolationLog;
  readonly traffic: Traffic;
  listen(port: number, host?: string): Promise<number>;
  close(): Promise<void>;
}

type StatelessOptions = Pick<
  MockOptions,
  | 'strict'
  | 'violationsFile'
  | 'clock'
  | 'sandbox'
  | 'wait'
  | 'bodyLimits'
  | 'httpLimits'
  | 'log'
  | 'sitePath'
  | 'addresses'
>;

/**
 * The platform without state: no store, no handlers; every call is checked and answered by the contract's examples, as
 * plain Prism answers it. The sandbox can still make it slow and spoil its answers.
 */
export async function createStatelessMock(options: StatelessOptions = {}): Promise<StatelessMock> {
  const { clock: machine = systemClock, violationsFile } = options;
  const operations = await theContract();
  const sandbox =
    options.sandbox === false ? undefined : createSandbox({ operations, machine, wait: options.wait });
  const violations = createViolationLog(violationsFile);
  const server = createPlatformServer({
    ...options,
    operations,
    sandbox,
    violations,
    clock: sandbox?.clock ?? machine,
    handlers: new Map(),
    access: { store: noStore, transaction: (work) => work(noStore) },
  });
  return {
    violations,
    traffic: server.traffic,
    listen: (port, host) => server.listen(port, host),
    close: async () => {
      await server.close();
      violations.close();
    },
  };
}

/** Nobody asks it: there are no handlers but those of the sandbox, which know that there are no records. */
const noStore = {} as Store;
