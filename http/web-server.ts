import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { plainAddress } from './pages/plain-address.ts';
import { sendPage } from './pages/send-page.ts';
import { toWebRequest } from './pages/web-request.ts';
import { createPlatformProxy, type PlatformProxy } from './proxy/platform-proxy.ts';
import { contentSecurityPolicy, type PolicyDirectives } from './security/content-security-policy.ts';
import { commonHeaders, pageHeaders } from './security/headers.ts';
import { isForged } from './security/same-site.ts';
import { watchForDrain } from './server/drain.ts';
import { refuseBrokenRequest, sendError } from './server/errors.ts';
import { inRequest } from './server/in-request.ts';
import { logError } from './server/log-error.ts';
import { nameOf } from './server/name-of.ts';
import { readBody } from './server/read-body.ts';
import { hasBody } from './server/unread-body.ts';
import { serveStatic } from './static/serve-static.ts';
import type { StaticFiles } from './static/static-files.ts';

/** What the page of one request needs to know of its answer. */
interface PageContext {
  /** Nonce of this answer's content security policy, for every inline script and style sheet. */
  readonly nonce: string;
}

/** Answers whatever is neither a file nor the platform's. */
export type Page = (request: Request, context: PageContext) => Promise<Response>;

export interface WebServerOptions {
  /** Name of the app, in lower case; it names the session cookie. */
  readonly app: string;
  readonly platformUrl: string;
  readonly files: StaticFiles;
  readonly page: Page;
  /** Whether browsers reach the server over TLS, by whatever stands in front of it. */
  readonly secure?: boolean;
  /** Sources beyond the app's own origin. */
  readonly policy?: PolicyDirectives;
  /** Milliseconds until the platform must have begun an answer. */
  readonly platformTimeoutMs?: number;
  /** Milliseconds given to requests under way when the server stops. */
  readonly drainMs?: number;
  /** Requests under way beyond which more are refused with a 503, so that those begun are answered in time. */
  readonly mostAtOnce?: number;
  readonly log?: (message: string, error: unknown) => void;
}

/** A server that can be started and stopped. */
export interface WebServer {
  /** Answers the port in use; 0 picks a free one. Rejects with EADDRINUSE when the port is taken. */
  listen(port: number, host?: string): Promise<number>;
  /** Answers every request that has come, for a while, and ends all connections; see watchForDrain. */
  close(): Promise<void>;
}

/** What a page takes of one core lets so many wait for some seconds at most. */
const MOST_AT_ONCE = 200;
const RETRY_AFTER_SECONDS = '1';
/** The longest list that is pasted into a quick order is a small part of this. */
const MOST_FORM_BYTES = 1024 * 1024;

/** The server of an app: its files, the platform behind its own origin, and its pages. */
export function createWebServer(options: WebServerOptions): WebServer {
  const { app, platformUrl, secure = false, log = logError, drainMs = 5_000 } = options;
  const cookie = { app, secure };
  const timeoutMs = options.platformTimeoutMs ?? 30_000;
  const proxy = createPlatformProxy({ platformUrl, cookie, timeoutMs, log });
  const common = commonHeaders(secure);
  const { mostAtOnce = MOST_AT_ONCE } = options;
  let underWay = 0;
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 10_000 }, (request, response) => {
    const id = randomUUID();
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    response.setHeader('x-request-id', id);
    if (underWay >= mostAtOnce) return refuseOverload(response);
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    const work = () => answer(options, proxy, request, response);
    inRequest(request, id, work).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      log(`${nameOf(request)} (request ${id}) failed`, error);
      sendError(response, 500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.');
    });
  });
  server.on('clientError', (error, socket) => refuseBrokenRequest(error, socket, common));
  const drain = watchForDrain(server);
  return {
    listen: async (port, host = '127.0.0.1') => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      server.once('error', reject).listen(port, host, resolve);
      await promise;
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: async () => {
      await drain(drainMs);
      proxy.close();
    },
  };
}

function refuseOverload(response: ServerResponse): void {
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  sendError(response, 503, 'SERVER_UNAVAILABLE', 'Too many requests are under way. Try again in a moment.');
}

function refuseForm(response: ServerResponse): void {
  const message = `A form may have ${MOST_FORM_BYTES.toLocaleString('en-GB')} bytes. Send less at once.`;
  sendError(response, 413, 'REQUEST_LIMIT_EXCEEDED', message);
}

async function answer(
  options: WebServerOptions,
  proxy: PlatformProxy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodedPath(request.url ?? '/');
  if (path === undefined) sendError(response, 400, 'MALFORMED_REQUEST', 'The address is not well formed.');
  else if (isForged(request)) sendError(response, 403, 'INSUFFICIENT_ACCESS', 'Another site sent this.');
  else if (proxy.owns(path)) proxy.forward(request, response);
  else {
    const file = options.files.get(path);
    if (file) serveStatic(request, response, file);
    else await answerPage(options, request, response);
  }
}

/** Undefined for what is no path. Control characters are none: `/%09/host` would be read as the address of a host. */
function decodedPath(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    return /\p{Cc}/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

async function answerPage(
  { page, secure = false, policy = {} }: WebServerOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = hasBody(incoming) ? await readBody(incoming, MOST_FORM_BYTES) : Buffer.alloc(0);
  if (typeof body === 'string') return refuseForm(response);
  const request = toWebRequest(incoming, response, { secure, body });
  const plain = plainAddress(request.url);
  if (plain !== undefined) {
    response.writeHead(308, { location: plain, 'content-length': 0 }).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const result = await page(request, { nonce });
  await sendPage(incoming, response, result, {
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy(nonce, secure, policy),
    'cache-control': 'no-store',
  });
}
