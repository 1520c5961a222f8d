import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** A connection and a request are read in a turn each; whatever else had come would have been seen by then. */
const QUIET_TURNS = 3;
/** The share of the time that is given to requests which have come and were not read yet. */
const READING_SHARE = 0.2;

/** The requests of a server, and its end. */
export interface Drain {
  /** How many requests have come and are not answered to their end, the newest among them. */
  underWay(): number;
  /** Whether the server has been told to end. */
  isEnding(): boolean;
  /**
   * Ends the server: what has reached this machine is answered whole, its connections are told that they end, new ones
   * are refused, and those on which nothing is under way are closed. What takes longer than `mostMs` milliseconds is
   * broken off.
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
    traffic.closeIdle();
    await promise;
    clearTimeout(timer);
    // Ends what else Node keeps of a server: the timer that looks for overdue requests.
    server.close();
  };
  const { underWay, isEnding } = traffic;
  return { underWay, isEnding, drain };
}

interface Traffic extends Omit<Drain, 'drain'> {
  /** Connections and requests so far. */
  arrived(): number;
  /** From now on a connection ends with the answer that is under way on it. */
  hangUpAfterAnswers(): void;
  closeIdle(): void;
  breakOff(): void;
}

function watchTraffic(server: Server): Traffic {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let arrivals = 0;
  let isEnding = false;
  const closeIdle = (some: Iterable<Socket>): void => {
    const busy = new Set([...answers].map(({ req }) => req.socket));
    for (const socket of some) if (!busy.has(socket)) socket.destroySoon();
  };
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    arrivals += 1;
    answers.add(response);
    if (isEnding) response.setHeader('connection', 'close');
    response.on('close', () => {
      answers.delete(response);
      // An answer that was begun before could not say that its connection ends.
      if (isEnding) closeIdle([socket]);
    });
  };
  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', onRequest);
  // Whoever listens to this event takes it upon themselves to let the caller continue.
  if (server.listenerCount('checkContinue') > 0) server.prependListener('checkContinue', onRequest);
  return {
    underWay: () => answers.size,
    isEnding: () => isEnding,
    arrived: () => arrivals,
    hangUpAfterAnswers: () => {
      isEnding = true;
      for (const one of answers) if (!one.headersSent) one.setHeader('connection', 'close');
    },
    closeIdle: () => closeIdle(sockets),
    breakOff: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
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
