import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { watchForDrain } from '#http/server/drain.ts';
import { defaultHttpLimits, type HttpLimits } from '#http/server/limits.ts';
import { nameOf } from '#http/server/name-of.ts';
import { PlatformFault } from '../errors/platform-fault.ts';
import { faultAnswer, toFault } from './answers.ts';
import type { HttpAnswer, HttpHandler, HttpRequest } from './http-types.ts';
import { createNetworkFaults } from './network-faults.ts';
import { readBody } from './read-body.ts';
import { parseTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { send } from './send.ts';

/** How the server reports what a caller must not see. */
export type ErrorLog = (message: string, error: unknown) => void;

export interface HttpServerOptions {
  readonly handle: HttpHandler;
  readonly log: ErrorLog;
  readonly limits?: Partial<HttpLimits>;
}

/** A running or startable HTTP server. */
export interface HttpServer {
  /** Starts to accept requests and answers the port in use; 0 picks a free one. Rejects when the port is taken. */
  listen(port: number, host?: string): Promise<number>;
  /** Answers every request that has come, for a while, and ends all connections; see watchForDrain. */
  close(): Promise<void>;
}

/** The platform's HTTP layer: whatever a caller sends and whatever a handler throws, there is an answer. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const limits = { ...defaultHttpLimits, ...options.limits };
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    // Node looks for overdue requests only so often.
    connectionsCheckingInterval: limits.headersTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
  });
  const networkFaults = createNetworkFaults();
  let underWay = 0;
  const respond = async (incoming: IncomingMessage, response: ServerResponse, onRead?: () => void) => {
    const isOneTooMany = underWay >= limits.mostAtOnce;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    const answer = isOneTooMany
      ? faultAnswer(overloaded())
      : await answerTo(options, incoming, response, onRead);
    if (answer.networkFault) return networkFaults.inflict(answer.networkFault, incoming.socket);
    try {
      send(incoming, response, answer, limits.lingerMs);
    } catch (error) {
      // A header that HTTP cannot carry.
      options.log(`${nameOf(incoming)} could not be answered`, error);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      send(incoming, response, faultAnswer(toFault(error)), limits.lingerMs);
    }
  };
  server.on('request', (incoming, response) => void respond(incoming, response));
  server.on('checkContinue', (incoming, response) => {
    void respond(incoming, response, () => response.writeContinue());
  });
  server.on('clientError', refuseBrokenRequest);
  const drain = watchForDrain(server);
  return {
    listen: (port, host) => listen(server, port, host),
    close: () => {
      networkFaults.end();
      return drain(limits.drainMs);
    },
  };
}

function overloaded(): PlatformFault {
  const headers = { 'retry-after': '1' };
  return new PlatformFault(503, 'SERVER_UNAVAILABLE', 'The server is busy. Try again later.', { headers });
}

async function answerTo(
  { handle, log }: HttpServerOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
  onRead?: () => void,
): Promise<HttpAnswer> {
  try {
    return await handle(toRequest(incoming, response, onRead));
  } catch (error) {
    const fault = toFault(error);
    if (fault.status >= 500) log(`${nameOf(incoming)} failed`, fault.cause ?? fault);
    return faultAnswer(fault);
  }
}

function toRequest(incoming: IncomingMessage, response: ServerResponse, onRead?: () => void): HttpRequest {
  const target = parseTarget(incoming.url ?? '/');
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  return {
    ...target,
    method: incoming.method ?? 'GET',
    headers: incoming.headers,
    remoteAddress: incoming.socket.remoteAddress ?? 'gone',
    signal: abort.signal,
    readBody: (limit) => readBody(incoming, limit, onRead),
  };
}

function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return;
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request took too long to arrive.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The request headers are too large.']
        : ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = JSON.stringify([{ errorCode: 'MALFORMED_REQUEST', message }]);
  const headers = {
    ...securityHeaders,
    connection: 'close',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
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
