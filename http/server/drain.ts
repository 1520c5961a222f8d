import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { type Traffic, watchTraffic } from './traffic.ts';

/** A connection and a request are read in a turn each; whatever else had come would have been seen by then. */
const QUIET_TURNS = 3;
/** The share of the time that is given to requests which have come and were not read yet. */
const READING_SHARE = 0.2;

/** The requests of a server, and its end. */
export interface Drain extends Pick<Traffic, 'underWay' | 'isEnding'> {
  /**
   * Ends the server: what has reached this machine is answered whole, its connections are told that they end, new ones
   * are refused, and those on which nothing is under way are closed, a new one once its first request had time to come.
   * What takes longer than `mostMs` milliseconds is broken off.
   */
  drain(mostMs: number): Promise<void>;
}

/**
 * Watches a server that does not listen yet and has its listeners. Node's own `close` breaks off requests that it has
 * not read yet, and answers that a slow reader has not taken in.
 */
export function watchForDrain(server: Server): Drain {
  const traffic = watchTraffic(server);
  const drain = async (mostMs: number): Promise<void> => {
    traffic.hangUpAfterAnswers();
    if (!server.listening) return;
    const timer = setTimeout(() => traffic.breakOff(), mostMs);
    await untilQuiet(traffic.arrived, mostMs * READING_SHARE);
    const { promise, resolve } = Promise.withResolvers<void>();
    NetServer.prototype.close.call(server, () => resolve());
    traffic.closeIdle('awaited');
    await Promise.race([promise, delay(traffic.awaitedFor())]);
    await untilQuiet(traffic.arrived, mostMs * READING_SHARE);
    traffic.closeIdle();
    await promise;
    clearTimeout(timer);
    // Ends what else Node keeps of a server: the timer that looks for overdue requests.
    server.close();
  };
  const { underWay, isEnding } = traffic;
  return { underWay, isEnding, drain };
}

/** Lets everything be read that waits where Node has not looked yet. */
async function untilQuiet(arrived: () => number, mostMs: number): Promise<void> {
  const deadline = performance.now() + mostMs;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; ) {
    const before = arrived();
    await turn();
    quiet = arrived() === before ? quiet + 1 : 0;
  }
}
