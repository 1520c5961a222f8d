import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { HttpAnswer, HttpHandler } from '#mock/engine/http/http-types.ts';

/** An answer with its body parsed where it is JSON; undefined when there is none. */
export interface Answer {
  readonly status: number;
  readonly headers: HttpAnswer['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies whose shape the contract check has proved
  readonly body: any;
}

export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request through the dispatcher in this process, without a socket. */
export async function send(handle: HttpHandler, { method, address, body, headers }: Call): Promise<Answer> {
  const url = new URL(address, 'http://localhost');
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const answer = await handle({
    method,
    path: url.pathname,
    segments: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: url.searchParams,
    headers: {
      host: 'localhost',
      ...(bytes.length > 0
        ? { 'content-type': 'application/json', 'content-length': String(bytes.length) }
        : {}),
      ...headers,
    },
    signal: new AbortController().signal,
    readBody: async () => bytes,
  }).catch(refusalOf);
  const text = answer.body === undefined ? '' : Buffer.from(answer.body).toString();
  const isJson = String(answer.headers?.['content-type'] ?? 'json').includes('json');
  const parsed = text !== '' && isJson ? JSON.parse(text) : text || undefined;
  return { status: answer.status, headers: answer.headers, body: parsed };
}

/** What the HTTP layer makes of a fault that the dispatcher leaves to it. */
function refusalOf(error: unknown): HttpAnswer {
  if (!(error instanceof PlatformFault)) throw error;
  const { status, errorCode, message } = error;
  return { status, body: JSON.stringify([{ errorCode, message }]) };
}
