import { explainTakenPort } from '../process/taken-port.ts';
import type { Traffic } from '../server/answered.ts';
import { logLine, logsJson } from '../server/log-line.ts';
import { isLoopback } from '../server/loopback.ts';
import { createMetrics } from './metrics.ts';
import { createOperationsServer } from './operations-server.ts';
import type { OperationsSettings } from './settings.ts';

/** What those who run a server see of it. */
export interface Operations {
  /** Undefined where none was asked for. */
  readonly port: number | undefined;
  close(): Promise<void>;
}

/**
 * Shows a server to those who run it: a log line for each request where the log is JSON (LOG_FORMAT), and health,
 * readiness and figures at a port of their own.
 *
 * @param app name in figures and log lines
 * @param ask asks what the server cannot answer without; rejects where that is away
 * @throws TakenPortError
 */
export async function operate(
  app: string,
  traffic: Traffic,
  { port, host, setting }: OperationsSettings,
  ask?: () => Promise<unknown>,
): Promise<Operations> {
  if (logsJson())
    traffic.onAnswered(({ id, method, path, status, seconds }) =>
      logLine({ level: 'info', app, request: id, method, path, status, ms: Math.round(seconds * 1000) }),
    );
  if (port === undefined) return { port, close: async () => undefined };
  const server = createOperationsServer({
    traffic,
    ask,
    metrics: createMetrics(app, traffic),
    isLocal: isLoopback(host),
  });
  const used = await server.listen(port, host).catch((error: unknown) => {
    throw explainTakenPort(error, port, setting);
  });
  return { port: used, close: () => server.close() };
}
