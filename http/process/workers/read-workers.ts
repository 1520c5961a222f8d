const MOST = 64;

/**
 * How many processes a service is to have, of the setting WORKERS; one where it is not set.
 *
 * @throws Error where it is no whole number from 1 to 64
 */
export function readWorkers(text: string | undefined): number {
  const count = Number(text || 1);
  if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
  throw new Error(`WORKERS is "${text}", but it must be a whole number from 1 to ${MOST}.`);
}

/** The place of this process among those of its service, from 1; 1 where it has no others beside it. */
export const workerNumber = (environment: NodeJS.ProcessEnv = process.env): number =>
  Number(environment.WORKER || 1);
