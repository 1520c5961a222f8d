import type { Store } from '#mock/store/store.ts';
import { createApiServer } from '../../../engine/http/server.ts';
import { defaultBodyLimits } from '../../../engine/prism/request-body.ts';
import { createViolationLog, type ViolationLog } from '../../../engine/validation/violations.ts';
import type { Session } from '../../../model/sessions/session.ts';
import { createAnswerCheck } from '../answer-check.ts';
import { type AnyHandler, createDispatcher } from '../dispatcher.ts';
import { sampleOperations } from './sample-contract.ts';

export interface SampleServer {
  readonly origin: string;
  /** What was logged, in order. */
  readonly logged: string[];
  /** What happened to transactions: `commit` or `rollback`. */
  readonly transactions: string[];
  readonly violations: ViolationLog;
  close(): Promise<void>;
}

export interface SampleServerOptions {
  readonly handlers?: Readonly<Record<string, AnyHandler>>;
  readonly session: Session;
  readonly strict?: boolean;
}

/** A server on a free port that speaks the sample contract, with a store that only notes its transactions. */
export async function startSampleServer(options: SampleServerOptions): Promise<SampleServer> {
  const logged: string[] = [];
  const transactions: string[] = [];
  const violations = createViolationLog();
  const log = (message: string): void => void logged.push(message);
  const store = { as: () => store } as unknown as Store;
  const handle = createDispatcher({
    operations: (await sampleOperations()).values(),
    handlers: new Map(Object.entries(options.handlers ?? {})),
    access: {
      store,
      async transaction(work) {
        try {
          const result = await work(store);
          transactions.push('commit');
          return result;
        } catch (error) {
          transactions.push('rollback');
          throw error;
        }
      },
    },
    sessionOf: async () => options.session,
    check: createAnswerCheck({ strict: options.strict ?? true, violations, log }),
    limits: defaultBodyLimits,
    clock: () => new Date(0),
  });
  const server = createApiServer({ handle, log });
  const port = await server.listen(0);
  return {
    origin: `http://127.0.0.1:${port}`,
    logged,
    transactions,
    violations,
    close: () => server.close(),
  };
}
