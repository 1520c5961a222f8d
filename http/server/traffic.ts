import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** As long as the first request of a connection may be on its way, in milliseconds: some are made ahead and never used. */
const FIRST_REQUEST_MS = 250;

/** The connections of a server and what is under way on them. */
export interface Traffic {
  /** How many requests have come and are not answered to their end, the newest among them. */
  underWay(): number;
  /** Whether the server has been told to end. */
  isEnding(): boolean;
  /** Connections and requests so far. */
  arrived(): number;
  /** From now on a connection ends with the answer that is under way on it. */
  hangUpAfterAnswers(): void;
  /** Milliseconds until the first request of each connection has come or had time to. */
  awaitedFor(): number;
  /** Closes connections on which nothing is under way, at first without those whose first request is awaited. */
  closeIdle(keep?: 'awaited'): void;
  breakOff(): void;
}

/** Watches a server that does not listen yet and has its listeners. */
export function watchTraffic(server: Server): Traffic {
  const sockets = new Set<Socket>();
  /** When those came on which nothing was asked yet. */
  const unasked = new Map<Socket, number>();
  const answers = new Set<ServerResponse>();
  let arrivals = 0;
  let isEnding = false;
  const closeIdle = (some: Iterable<Socket>): void => {
    const busy = new Set([...answers].map(({ req }) => req.socket));
    for (const socket of some) if (!busy.has(socket)) socket.destroySoon();
  };
  const leftFor = (cameAt: number): number => cameAt + FIRST_REQUEST_MS - performance.now();
  const isAwaited = (socket: Socket): boolean => leftFor(unasked.get(socket) ?? -Infinity) > 0;
  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    arrivals += 1;
    answers.add(response);
    unasked.delete(socket);
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
    unasked.set(socket, performance.now());
    socket.once('close', () => {
      sockets.delete(socket);
      unasked.delete(socket);
    });
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
    awaitedFor: () => Math.max(0, ...[...unasked.values()].map(leftFor)),
    closeIdle: (keep) => closeIdle(keep ? [...sockets].filter((socket) => !isAwaited(socket)) : sockets),
    breakOff: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
