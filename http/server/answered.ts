import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request whose answer has ended, as metrics and the request log tell of it. */
export interface Answered {
  /** The id that the answer carried as x-request-id. */
  readonly id: string;
  readonly method: string;
  /** Without its query: what people search for is theirs, and keys may stand there. */
  readonly path: string;
  /** 499 where the caller hung up before an answer was begun. */
  readonly status: number;
  /** From the request's headers to the end of the answer. */
  readonly seconds: number;
}

export type OnAnswered = (answered: Answered) => void;

/** What others than its callers may know of a server's requests. */
export interface Traffic {
  /** How many requests are under way. */
  underWay(): number;
  /** Whether the server has been told to end. */
  isEnding(): boolean;
  /** Tells of each request from now on, once its answer has ended. */
  onAnswered(listener: OnAnswered): void;
}

const HUNG_UP = 499;

/** Tells `told` once the answer to a request has ended. */
export function tellWhenAnswered(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  id: string,
  told: OnAnswered,
): void {
  const began = performance.now();
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : HUNG_UP;
    const [path = '/'] = url.split('?');
    told({ id, method, path, status, seconds: (performance.now() - began) / 1000 });
  });
}
