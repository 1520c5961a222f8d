import cluster from 'node:cluster';
import { createServer } from 'node:net';

/**
 * Looks whether a port can be listened on, before anything slow is done for nothing.
 *
 * @throws EADDRINUSE when something listens there already
 */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  // Beside others of its service the port is shared, and a caller would be handed to the probe.
  if (cluster.isWorker) return;
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once('error', taken);
    probe.listen(port, host, free);
  });
  await new Promise((closed) => probe.close(closed));
}

/** An error that says what to do, where listening failed because the port is taken; any other as it is. */
export function explainTakenPort(error: unknown, port: number, setting: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  const message = `Port ${port} is taken. End what listens there, or choose another with ${setting}.`;
  return new TakenPortError(message, { cause: error });
}

export class TakenPortError extends Error {
  override name = 'TakenPortError' as const;
}
