import { portOf } from '../process/port.ts';
import { workerNumber } from '../process/workers/read-workers.ts';

/** Where a service shows those who run it how it is. */
export interface OperationsSettings {
  /** Undefined where nobody asked for it. */
  readonly port: number | undefined;
  readonly host: string;
  /** Environment variable that chooses the port. */
  readonly setting: string;
}

/**
 * Of the environment: the port of one service, and the interface on which all of them listen for it. Of several processes
 * of a service each has the next port.
 *
 * @throws when the port is no whole number from 0 to 65535, naming the setting
 */
export function operationsSettings(
  service: 'STOREFRONT' | 'CONSOLE' | 'MOCK',
  environment: NodeJS.ProcessEnv = process.env,
): OperationsSettings {
  const setting = `${service}_OPERATIONS_PORT`;
  const text = environment[setting];
  const host = environment.OPERATIONS_HOST || '127.0.0.1';
  if (text === undefined || text === '') return { port: undefined, host, setting };
  const first = portOf(setting, text, 0);
  return { port: first === 0 ? 0 : first + workerNumber(environment) - 1, host, setting };
}
