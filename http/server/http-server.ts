import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OnAnswered, type Traffic, tellWhenAnswered } from './answered.ts';
import { Arriving } from './arriving.ts';
import { watchForDrain } from './drain.ts';
import { refuseBrokenRequest, sendError } from './errors.ts';
import { inRequest } from './in-request.ts';
import { wrongHost } from './known-hosts.ts';
import { defaultLimits, type ServerLimits } from './limits.ts';
import type { ErrorLog } from './log-error.ts';
import { nameOf } from './name-of.ts';
import { requestIdOf } from './request-id.ts';

/** What belongs to one request beside Node's two objects. */
export interface RequestContext {
  /** The id that the answer carries as x-request-id; see requestIdOf. */
  readonly id: string;
  /** Tells a caller who asked (`Expect: 100-continue`) that the body is wanted; nothing for others. */
  letContinue(): void;
}

/** Answers one request. What it rejects with is logged, and a 500 that tells the caller nothing. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

export interface HttpServerOptions {
  readonly answer: Answer;
  /** Headers on every answer, also to what is no HTTP. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly limits?: Partial<ServerLimits> | undefined;
  readonly log: ErrorLog;
  /** See wrongHost; none unless told. `any` where nothing is told that a foreign page could use. */
  readonly addresses?: readonly string[] | 'any' | undefined;
  /** Who sends a request, for what one caller may take of the server; the other end of the connection unless told. */
  readonly callerOf?: (request: IncomingMessage) => string;
}

/** A server that can be started and stopped. */
export interface HttpServer {
  readonly traffic: Traffic;
  /** Answers the port in use; 0 picks a free one. Rejects with EADDRINUSE when the port is taken. */
  listen(port: number, host?: string): Promise<number>;
  /** Answers every request that has come, for a while, and ends all connections; see watchForDrain. */
  close(): Promise<void>;
}

const RETRY_AFTER_SECONDS = '1';

/** What every server of the project is made of: whatever a caller sends and whatever is thrown, there is an answer. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const limits = { ...defaultLimits, ...options.limits };
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    // Node looks for overdue requests only so often.
    connectionsCheckingInterval: limits.headersTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
  });
  const headers = new Map(Object.entries(options.headers));
  const listeners: OnAnswered[] = [];
  const tell: OnAnswered = (answered) => {
    for (const listener of listeners) listener(answered);
  };
  let refused = 0;
  const refuse = (response: ServerResponse): void => {
    refused += 1;
    response.once('close', () => {
      refused -= 1;
    });
    refuseOverload(response);
  };
  const arriving = new Arriving(limits, refuseSlow);
  const { callerOf = ({ socket }) => socket.remoteAddress ?? '' } = options;
  const respond = (request: IncomingMessage, response: ServerResponse, letContinue: () => void): void => {
    const id = requestIdOf(request);
    tellWhenAnswered(request, response, id, tell);
    response.setHeader('x-request-id', id);
    response.setHeaders(headers);
    const { addresses = [] } = options;
    const wrong = addresses === 'any' ? undefined : wrongHost(request, addresses);
    if (wrong) sendError(response, wrong.status, wrong.errorCode, wrong.message);
    else if (isBusy() || !arriving.add(request, response, callerOf(request))) refuse(response);
    else
      inRequest({ id, name: nameOf(request, id) }, () =>
        answerSafely(options, request, response, { id, letContinue }),
      );
  };
  const isBusy = (): boolean => {
    const most = limits.mostAtOnce + refused;
    return underWay() > most && underWay() - arriving.count > most;
  };
  server.on('request', (request, response) => respond(request, response, () => undefined));
  server.on('checkContinue', (request, response) =>
    respond(request, response, () => response.writeContinue()),
  );
  server.on('clientError', (error, socket) => refuseBrokenRequest(error, socket, options.headers));
  const { underWay, isEnding, drain } = watchForDrain(server);
  return {
    listen: (port, host) => listen(server, port, host),
    close: () => drain(limits.drainMs),
    traffic: { underWay, isEnding, onAnswered: (listener) => listeners.push(listener) },
  };
}

function answerSafely(
  { answer, headers, log }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): void {
  answer(request, response, context).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    log(`${nameOf(request, context.id)} failed`, error);
    if (!response.headersSent) response.setHeaders(new Map(Object.entries(headers)));
    sendError(response, 500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.');
  });
}

function refuseOverload(response: ServerResponse): void {
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  sendError(response, 503, 'SERVER_UNAVAILABLE', 'Too many requests are under way. Try again in a moment.');
}

function refuseSlow(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
  sendError(response, 408, 'REQUEST_TIMEOUT', 'The body of the request comes too slowly. Send it again.');
}

function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(port, host, () => {
    server.off('error', reject);
    resolve((server.address() as AddressInfo).port);
  });
  return promise;
}
