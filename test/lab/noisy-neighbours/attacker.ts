import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Attack, Ground } from './attack.ts';
import { attacks } from './attacks.ts';

interface Order {
  readonly attack: string;
  readonly ground: Ground;
}

/**
 * Begins an attack in a thread of its own, where preparing it holds up nobody who measures. Resolves once it has begun,
 * with what ends it.
 *
 * @param attack its name in attacks.ts
 */
export async function beginAttack(attack: string, ground: Ground): Promise<() => Promise<unknown>> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { attack, ground } satisfies Order });
  await once(thread, 'message');
  return () => {
    const ended = once(thread, 'exit');
    thread.postMessage('end');
    return ended;
  };
}

if (!isMainThread && parentPort) {
  const { attack, ground } = workerData as Order;
  const end = await (attacks[attack] as Attack)(ground);
  parentPort.once('message', async () => {
    await end();
    process.exit();
  });
  parentPort.postMessage('begun');
}
