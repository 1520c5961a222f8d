import type { IncomingHttpHeaders } from 'node:http';

/** A request whose address is known to be well formed; its body is still unread. */
export interface HttpRequest {
  /** In upper case. */
  readonly method: string;
  /** Path of the site below which the platform answers; empty where it answers everywhere. */
  readonly sitePath?: string;
  /** Path as sent, without that of the site and the query. */
  readonly path: string;
  /** The path's parts, percent-decoded. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** Address of the network interface that the caller uses; absent where the caller is this process. */
  readonly remoteAddress?: string | undefined;
  /** Aborted when the caller goes away before the answer is complete. */
  readonly signal: AbortSignal;
  /** Reads the body once, at most `limit` bytes; 413 beyond that, without reading the rest. */
  readBody(limit: number): Promise<Buffer>;
}

export type HeaderValues = Readonly<Record<string, string | readonly string[]>>;

/** How a connection is spoiled on purpose: it breaks, or nothing ever comes. */
export type NetworkFault = 'reset' | 'hang';

/** What is sent back. Header names are in lower case. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers?: HeaderValues;
  readonly body?: string | Uint8Array;
  /** In place of an answer. */
  readonly networkFault?: NetworkFault;
}

export type HttpHandler = (request: HttpRequest) => Promise<HttpAnswer>;
