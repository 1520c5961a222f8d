import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { departureFrom } from '#http/server/departure.ts';
import type { RequestContext } from '#http/server/http-server.ts';
import type { HttpRequest } from './http-types.ts';
import { readBody } from './read-body.ts';
import { parseTarget } from './request-target.ts';
import { belowSite } from './site-path.ts';

/** Node's request in the form that handlers know. A class, as a getter in an object literal made requests slower. */
export class ReceivedRequest implements HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
  readonly sitePath: string;
  readonly headers: IncomingHttpHeaders;
  readonly remoteAddress: string;
  readonly readBody: HttpRequest['readBody'];
  readonly #response: ServerResponse;

  /** @throws PlatformFault 400 for an address that is not well formed, and 404 for one outside of the site */
  constructor(
    incoming: IncomingMessage,
    response: ServerResponse,
    { letContinue, sitePath }: RequestContext & { readonly sitePath: string },
  ) {
    const { path, segments, query } = parseTarget(belowSite(incoming.url ?? '/', sitePath));
    this.sitePath = sitePath;
    this.method = incoming.method ?? 'GET';
    this.path = path;
    this.segments = segments;
    this.query = query;
    this.headers = incoming.headers;
    this.remoteAddress = incoming.socket.remoteAddress ?? 'gone';
    this.readBody = (limit) => readBody(incoming, limit, letContinue);
    this.#response = response;
  }

  /** Made when it is asked for, as few handlers do. */
  get signal(): AbortSignal {
    return departureFrom(this.#response);
  }
}
