import { Agent, type IncomingMessage, request } from 'node:http';

/** A request to a server that is about to end. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An answer that came to its end. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A request on its way. */
export interface Sent {
  /** Resolves once all of it is with the machine that answers, read or not. */
  readonly arrived: Promise<void>;
  /** None where nobody took the request, or where its answer broke off. */
  readonly reply: Promise<Reply | undefined>;
}

/** Somebody with one connection, which stays open between requests. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  send({ method, path, headers, body }: Call): Sent {
    const sending = request(this.#origin + path, {
      method,
      agent: this.#agent,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    const arrived = Promise.withResolvers<void>();
    const reply = Promise.withResolvers<Reply | undefined>();
    sending.once('response', (answer) =>
      answer.toArray().then(
        (chunks) => reply.resolve(whole(answer, chunks)),
        () => reply.resolve(undefined),
      ),
    );
    sending.once('error', () => {
      arrived.resolve();
      reply.resolve(undefined);
    });
    sending.once('socket', (socket) => {
      const wait = () =>
        sending.writableFinished ? arrived.resolve() : sending.once('finish', arrived.resolve);
      if (socket.connecting) socket.once('connect', wait);
      else wait();
    });
    sending.end(body === undefined ? undefined : JSON.stringify(body));
    return { arrived: arrived.promise, reply: reply.promise };
  }

  close(): void {
    this.#agent.destroy();
  }
}

function whole(answer: IncomingMessage, chunks: readonly Buffer[]): Reply | undefined {
  if (!answer.complete) return undefined;
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, text: Buffer.concat(chunks).toString() };
}
