import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
  closeIdle(): void;
  breakOff(): void;
}

/** Watches a server that does not listen yet and has its listeners. */
export function watchTraffic(server: Server): Traffic {
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
