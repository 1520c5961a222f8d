import { logInRequest } from '../server/request-log.ts';
import { leaveWorkers } from './workers/leave.ts';

/** From now on an error that nobody caught is printed, and the process lives on. */
export function surviveErrors(): void {
  process.on('uncaughtException', (error) => logInRequest('An error was not caught', error));
  process.on('unhandledRejection', (error) => logInRequest('A promise was not awaited', error));
}

/** Ends the process with code 0 after `close` on SIGINT and SIGTERM; the second signal ends it at once, with code 1. */
export function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void close()
        .finally(leaveWorkers)
        .finally(() => process.exit(0));
    });
}
