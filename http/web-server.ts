import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAddress } from './pages/plain-address.ts';
import { sendPage } from './pages/send-page.ts';
import { toWebRequest } from './pages/web-request.ts';
import { Circuit } from './proxy/circuit.ts';
import { createPlatformProxy, type PlatformProxy } from './proxy/platform-proxy.ts';
import {
  contentSecurityPolicy,
  type PolicyDirectives,
  withNonce,
} from './security/content-security-policy.ts';
import { commonHeaders, pageHeaders } from './security/headers.ts';
import { isForged } from './security/same-site.ts';
import { callerAddress } from './server/caller-address.ts';
import { sendError } from './server/errors.ts';
import { createHttpServer, type HttpServer, type RequestContext } from './server/http-server.ts';
import type { ServerLimits } from './server/limits.ts';
import { type ErrorLog, logError } from './server/log-error.ts';
import { isFromHere } from './server/loopback.ts';
import { networkOf } from './server/network.ts';
import { ownOrigin } from './server/own-origin.ts';
import { readBody } from './server/read-body.ts';
import { decodePercent, splitTarget } from './server/request-target.ts';
import { withinSite } from './server/site-path.ts';
import { hasBody } from './server/unread-body.ts';
import { pageVisitor } from './sign-in/page-visitor.ts';
import { inSandboxOf, leaveSandbox } from './sign-in/sandbox-key.ts';
import { SignIn, type SignInOptions } from './sign-in/sign-in.ts';
import type { Enter, SignedIn } from './sign-in/signed-in.ts';
import { serveStatic } from './static/serve-static.ts';
import type { StaticFiles } from './static/static-files.ts';

/** What the page of one request needs to know of its answer. */
interface PageContext {
  /** Nonce of this answer's content security policy, for every inline script and style sheet. */
  readonly nonce: string;
  /** Who asks, where somebody has signed in. */
  readonly signedIn: SignedIn | undefined;
  /** Signs somebody in by what they have typed in the page; answers why not. Absent where nobody signs in. */
  readonly enter: Enter | undefined;
  /** Tells whether somebody on this machine asks, whom the sandbox answers. */
  readonly isFromHere: () => boolean;
  /** Keeps the calls of the page from a platform that does not answer. */
  readonly circuit: Circuit;
}

/** Answers whatever is neither a file nor the platform's. */
export type Page = (request: Request, context: PageContext) => Promise<Response>;

export interface WebServerOptions {
  /** Name of the app, in lower case; it names the session cookie. */
  readonly app: string;
  readonly platformUrl: string;
  /** See PlatformProxyOptions. */
  readonly sandboxUrl?: string | undefined;
  readonly files: StaticFiles;
  readonly page: Page;
  /** Whether browsers reach the server over TLS, by whatever stands in front of it. */
  readonly secure?: boolean;
  /** Path of the host below which the app lies; see readSitePath. Pages get addresses with it, all else without. */
  readonly path?: string | undefined;
  /** How browsers reach the server beside the names of this machine; see readPublicAddresses. */
  readonly addresses?: readonly string[];
  /** The application that the app is at the platform, where people sign in. */
  readonly signIn?: Pick<SignInOptions, 'clientId' | 'secret' | 'paths'> | undefined;
  /** Sources beyond the app's own origin. */
  readonly policy?: PolicyDirectives;
  /** Milliseconds until the platform must have begun an answer. */
  readonly platformTimeoutMs?: number;
  readonly limits?: Partial<ServerLimits>;
  readonly log?: ErrorLog;
}

/** What a page takes of one core lets so many wait for some seconds at most. */
const MOST_AT_ONCE = 200;
/** The longest list that is pasted into a quick order is a small part of this. */
const MOST_FORM_BYTES = 1024 * 1024;

/** The server of an app: its files, the platform behind its own origin, and its pages. */
export function createWebServer(options: WebServerOptions): HttpServer {
  const { app, platformUrl, sandboxUrl, secure = false, path = '', log = logError } = options;
  const timeoutMs = options.platformTimeoutMs ?? 30_000;
  const signIn = options.signIn && new SignIn({ ...options.signIn, app, secure, path, platformUrl });
  const cookie = { app, secure, path };
  const { signedIn } = signIn ?? {};
  const circuit = new Circuit((message) => log(message, undefined));
  const proxy = createPlatformProxy({ platformUrl, sandboxUrl, cookie, timeoutMs, log, circuit, signedIn });
  const server = createHttpServer({
    headers: commonHeaders(secure),
    limits: { mostAtOnce: MOST_AT_ONCE, ...options.limits },
    log,
    addresses: options.addresses,
    callerOf: (request) => networkOf(callerAddress(request, secure)),
    answer: (request, response, context) => {
      if (sandboxUrl === undefined) leaveSandbox(request);
      return inSandboxOf(request, () =>
        answer({ ...options, proxy, circuit, signIn }, request, response, context),
      );
    },
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      proxy.close();
    },
  };
}

function refuseForm(response: ServerResponse): void {
  const message = `A form may have ${MOST_FORM_BYTES.toLocaleString('en-GB')} bytes. Send less at once.`;
  sendError(response, 413, 'REQUEST_LIMIT_EXCEEDED', message);
}

/** Whoever calls up the host alone is led to the app. */
function leadToApp(request: IncomingMessage, response: ServerResponse, sitePath: string): void {
  if (request.url === '/') response.writeHead(302, { location: sitePath, 'content-length': 0 }).end();
  else sendError(response, 404, 'NOT_FOUND', `Nothing is here. The app is at ${sitePath}.`);
}

/** Whoever may see the own request sees the cookies that scripts may not; no answer of the web platform is for it either. */
function refuseTrace(response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  sendError(response, 405, 'METHOD_NOT_ALLOWED', 'TRACE is not answered here.');
}

interface Answering extends Omit<WebServerOptions, 'signIn'> {
  readonly proxy: PlatformProxy;
  readonly circuit: Circuit;
  readonly signIn: SignIn | undefined;
}

async function answer(
  options: Answering,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const { proxy, signIn, path: sitePath = '' } = options;
  const target = withinSite(request.url ?? '/', sitePath);
  if (target === undefined) return leadToApp(request, response, sitePath);
  request.url = target;
  const path = decodedPath(target);
  if (path === undefined) sendError(response, 400, 'MALFORMED_REQUEST', 'The address is not well formed.');
  else if (request.method === 'TRACE') refuseTrace(response);
  else if (isForged(request)) sendError(response, 403, 'INSUFFICIENT_ACCESS', 'Another site sent this.');
  else if (signIn?.owns(path)) await signIn.answer(path, request, response);
  else if (proxy.owns(path)) await proxy.forward(request, response, context);
  else {
    const file = options.files.get(path);
    if (file) serveStatic(request, response, file);
    else await answerPage(options, request, response, context);
  }
}

/** Undefined for what is no path. Control characters are none: `/%09/host` would be read as the address of a host. */
function decodedPath(url: string): string | undefined {
  // Only a path is passed on as it is; another origin in its place would name a host of its own.
  if (!url.startsWith('/')) return undefined;
  const path = decodePercent(splitTarget(url).path);
  return path === undefined || /\p{Cc}/u.test(path) ? undefined : path;
}

async function answerPage(
  { page, signIn, circuit, secure = false, path = '', addresses = [], policy = {} }: Answering,
  incoming: IncomingMessage,
  response: ServerResponse,
  { letContinue }: RequestContext,
): Promise<void> {
  const body = hasBody(incoming) ? await readBody(incoming, MOST_FORM_BYTES, letContinue) : Buffer.alloc(0);
  if (typeof body === 'string') return refuseForm(response);
  const request = toWebRequest(incoming, response, {
    origin: ownOrigin(incoming, { secure, addresses }) + path,
    body,
  });
  const plain = plainAddress(request.url);
  if (plain !== undefined) {
    response.writeHead(308, { location: plain, 'content-length': 0 }).end();
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const visitor = signIn && (await pageVisitor(signIn, incoming));
  const { signedIn, enter } = visitor ?? {};
  const result = await page(request, {
    nonce,
    signedIn,
    enter,
    circuit,
    isFromHere: () => isFromHere({ remoteAddress: incoming.socket.remoteAddress, headers: incoming.headers }),
  });
  const cookie = visitor?.cookie();
  if (cookie) result.headers.append('set-cookie', cookie);
  await sendPage(incoming, response, result, {
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy(withNonce(nonce), secure, policy),
    'cache-control': 'no-store',
  });
}
