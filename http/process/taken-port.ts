import { createServer } from 'node:net';

/**
 * Looks whether a port can be listened on, before anything slow is done for nothing.
 *
 * @throws EADDRINUSE when something listens there already
 */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once('error', taken);
    probe.listen(port, host, free);
  });
  await new Promise((closed) => probe.close(closed));
}
