import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { sendError } from '../server/errors.ts';
import type { RequestContext } from '../server/http-server.ts';
import type { ErrorLog } from '../server/log-error.ts';
import { nameOf } from '../server/name-of.ts';
import { sendCompressed } from '../server/send-compressed.ts';
import { hasBody } from '../server/unread-body.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { isPlatformPath, isSandboxPath } from './platform-paths.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface PlatformProxyOptions {
  /** Address of the platform with the path of its site, e.g. `http://127.0.0.1:4010` or `https://shop.example/apotheke`. */
  readonly platformUrl: string;
  readonly cookie: SessionCookie;
  /** Milliseconds until the platform must have begun its answer. */
  readonly timeoutMs?: number;
  readonly log: ErrorLog;
}

export interface PlatformProxy {
  /** Whether a path is the platform's. */
  owns(path: string): boolean;
  /** Passes a request on and the answer back, both as streams. */
  forward(request: IncomingMessage, response: ServerResponse, context: RequestContext): void;
  close(): void;
}

/** Passes the platform's paths on, so that the browser only ever talks to its own origin (design of the storefront). */
export function createPlatformProxy(options: PlatformProxyOptions): PlatformProxy {
  const platform = new URL(options.platformUrl);
  const sitePath = platform.pathname.replace(/\/+$/, '');
  const isTls = platform.protocol === 'https:';
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = isTls ? httpsRequest : httpRequest;
  const open: Open = (request) =>
    send(new URL(platform.origin), {
      agent,
      method: request.method,
      path: sitePath + request.url,
      headers: requestHeaders(request, options.cookie),
    });
  return {
    // Whoever comes over TLS is not at this machine.
    owns: (path) => isPlatformPath(path) || (!options.cookie.secure && isSandboxPath(path)),
    forward: (request, response, { id, letContinue }) => {
      letContinue();
      forward({ ...options, open, id }, request, response);
    },
    close: () => agent.destroy(),
  };
}

type Open = (request: IncomingMessage) => ClientRequest;

interface Forwarding extends PlatformProxyOptions {
  readonly open: Open;
  /** See RequestContext. */
  readonly id: string;
}

function forward(
  options: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
  isRetry = false,
): void {
  const upstream = options.open(request);
  const deadline = setTimeout(() => upstream.destroy(new TimedOut()), options.timeoutMs ?? 30_000);
  const giveUp = (): void => void upstream.destroy();
  response.once('close', giveUp);
  upstream.once('response', (answer) => {
    clearTimeout(deadline);
    const { statusCode: status = 502 } = answer;
    // A refusal may come before the body is complete; nobody reads the rest.
    if (status >= 400) request.unpipe(upstream);
    const headers = responseHeaders(answer, options.cookie);
    sendCompressed(request, response, { status, headers, body: answer }).catch(() => response.destroy());
  });
  let failed = false;
  upstream.on('error', (error) => {
    clearTimeout(deadline);
    response.off('close', giveUp);
    // A platform that answers before it has read everything may hang up on the rest; its answer is under way.
    if (failed || response.destroyed || response.headersSent) return;
    failed = true;
    request.unpipe(upstream);
    if (!isRetry && isStaleConnection(request, upstream, error)) forward(options, request, response, true);
    else refuse(options, request, response, error);
  });
  if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
}

class TimedOut extends Error {
  override name = 'TimedOut' as const;
}

/** The platform may close an idle connection in the moment in which it is used again; reading again is harmless. */
function isStaleConnection(
  request: IncomingMessage,
  upstream: ClientRequest,
  error: Error & { code?: string },
) {
  return request.method === 'GET' && upstream.reusedSocket && error.code === 'ECONNRESET';
}

function refuse(
  { log, platformUrl, id }: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
  error: Error,
): void {
  log(`${nameOf(request, id)} could not be passed on to ${new URL(platformUrl).origin}`, error);
  if (error instanceof TimedOut)
    sendError(response, 504, 'GATEWAY_TIMEOUT', 'The platform takes too long to answer.');
  else sendError(response, 502, 'BAD_GATEWAY', 'The platform cannot be reached.');
}
