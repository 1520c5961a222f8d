import cluster from 'node:cluster';

/**
 * Leaves the processes of a service: connections that are on their way to this one are given to another, where they
 * would hang if it just ended. To be called once no server of it listens; does nothing where it is alone.
 */
export function leaveWorkers(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return Promise.resolve();
  return new Promise((left) => {
    worker.once('disconnect', left);
    worker.disconnect();
  });
}
