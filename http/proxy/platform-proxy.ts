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
import { readBody } from '../server/read-body.ts';
import { decodePercent, splitTarget } from '../server/request-target.ts';
import { sendCompressed } from '../server/send-compressed.ts';
import { hasBody } from '../server/unread-body.ts';
import { isInSandbox } from '../sign-in/sandbox-key.ts';
import type { SignedInVisitor } from '../sign-in/signed-in-visitor.ts';
import { type Circuit, type PlatformAnswer, PlatformPaused } from './circuit.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { isPlatformPath, isSandboxPath, isSignInPath } from './platform-paths.ts';
import type { SessionCookie } from './session-cookie.ts';
import { withSoapSession } from './soap-session.ts';

export interface PlatformProxyOptions {
  /** Address of the platform with the path of its site, e.g. `http://127.0.0.1:4010` or `https://shop.example/apotheke`. */
  readonly platformUrl: string;
  /** Address at which the sandbox of a mock platform answers, for browsers on this machine; absent where there is none. */
  readonly sandboxUrl?: string | undefined;
  readonly cookie: SessionCookie;
  /** Milliseconds until the platform must have begun its answer. */
  readonly timeoutMs?: number;
  readonly log: ErrorLog;
  /** Keeps calls from a platform that does not answer; without it each one is tried. */
  readonly circuit?: Circuit | undefined;
  /** Who has signed in at the platform itself, where the app lets people do so. */
  readonly signedIn?: ((request: IncomingMessage) => Promise<SignedInVisitor | undefined>) | undefined;
}

export interface PlatformProxy {
  /** Whether a path is the platform's. */
  owns(path: string): boolean;
  /** Passes a request on and the answer back, both as streams. */
  forward(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  close(): void;
}

/** Passes the platform's paths on, so that the browser only ever talks to its own origin (design of the storefront). */
export function createPlatformProxy(options: PlatformProxyOptions): PlatformProxy {
  const platform = wayTo(options.platformUrl, options.cookie);
  // Whoever comes over TLS is not at this machine.
  const { sandboxUrl } = options.cookie.secure ? {} : options;
  const sandbox = sandboxUrl === undefined ? undefined : wayTo(sandboxUrl, options.cookie);
  const isOfSandbox = (path: string) => sandbox !== undefined && isSandboxPath(path);
  return {
    owns: (path) => isPlatformPath(path) || isOfSandbox(path),
    forward: async (request, response, { id, letContinue }) => {
      letContinue();
      const isForSandbox = sandbox !== undefined && isOfSandbox(request.url ?? '');
      const { open } = isForSandbox ? sandbox : platform;
      // What goes wrong in a session of the sandbox goes wrong there alone, and in a sign-in for one person.
      const isApart = isForSandbox || isInSandbox() || isSignInPath(pathOf(request));
      const circuit = isApart ? undefined : options.circuit;
      const visitor = await options.signedIn?.(request);
      const body = visitor && (await bodyToRepeat(request));
      if (body !== 'incomplete')
        await forward({ ...options, circuit, open, id, visitor, body }, request, response);
    },
    close: () => {
      platform.close();
      sandbox?.close();
    },
  };
}

const pathOf = ({ url = '/' }: IncomingMessage): string => decodePercent(splitTarget(url).path) ?? url;

/** Sends requests on to what answers at an address, below the path of it. */
function wayTo(address: string, cookie: SessionCookie): { open: Open; close(): void } {
  const { protocol, pathname, origin } = new URL(address);
  const isTls = protocol === 'https:';
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = isTls ? httpsRequest : httpRequest;
  const sitePath = pathname.replace(/\/+$/, '');
  const open: Open = (request, { id, visitor, body }) =>
    send(new URL(origin), {
      agent,
      method: request.method,
      path: sitePath + request.url,
      headers: {
        ...requestHeaders(request, { cookie, id, accessToken: visitor?.accessToken }),
        ...(body?.length && { 'content-length': body.length }),
      },
    });
  return { open, close: () => agent.destroy() };
}

/** Bodies up to this size are kept until the answer is there, in case they have to be sent with a renewed token. */
const MOST_BYTES_TO_REPEAT = 1024 * 1024;

/** Undefined for a body that is too large to be kept, or whose size is not told. */
async function bodyToRepeat(request: IncomingMessage): Promise<Buffer | 'incomplete' | undefined> {
  if (!hasBody(request)) return Buffer.alloc(0);
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (size > MOST_BYTES_TO_REPEAT) return undefined;
  const body = await readBody(request, MOST_BYTES_TO_REPEAT);
  return typeof body === 'string' ? 'incomplete' : body;
}

type Open = (request: IncomingMessage, on: Pick<Forwarding, 'id' | 'visitor' | 'body'>) => ClientRequest;

interface Forwarding extends PlatformProxyOptions {
  readonly open: Open;
  /** See RequestContext. */
  readonly id: string;
  readonly visitor: SignedInVisitor | undefined;
  /** The whole body, where it is small enough to be sent twice. */
  readonly body: Buffer | undefined;
}

async function forward(
  options: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
  isRetry = false,
): Promise<void> {
  const { circuit, visitor } = options;
  const send = () => ask(options, request, response);
  try {
    const { answer } = await (circuit ? circuit.call(send) : send());
    const isOver = answer.statusCode === 401 && visitor !== undefined && visitor.cookie === undefined;
    if (isOver) await renew(options, visitor, request, response, answer);
    else passBack(options, request, response, answer);
  } catch (error) {
    if (response.destroyed || response.headersSent) return;
    if (!isRetry && error instanceof Stale) await forward(options, request, response, true);
    else refuse(options, request, response, error);
  }
}

/** Sends a request on; answers as soon as the platform has begun to. */
function ask(
  options: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<PlatformAnswer & { answer: IncomingMessage }> {
  const { visitor } = options;
  const body =
    options.body && visitor
      ? withSoapSession(pathOf(request), options.body, visitor.accessToken)
      : options.body;
  const upstream = options.open(request, { ...options, body });
  const deadline = setTimeout(() => upstream.destroy(new TimedOut()), options.timeoutMs ?? 30_000);
  const giveUp = (): void => void upstream.destroy();
  response.once('close', giveUp);
  const answered = new Promise<PlatformAnswer & { answer: IncomingMessage }>((resolve, reject) => {
    upstream.once('response', (answer) => {
      clearTimeout(deadline);
      const { statusCode: status = 502, headers } = answer;
      // A refusal may come before the body is complete; nobody reads the rest.
      if (status >= 400) request.unpipe(upstream);
      resolve({ status, headers: { get: (name) => [headers[name]].flat()[0] }, answer });
    });
    // A platform that answers before it has read everything may hang up on the rest; its answer is under way then.
    upstream.on('error', (error) => {
      clearTimeout(deadline);
      response.off('close', giveUp);
      request.unpipe(upstream);
      if (response.destroyed) reject(new DOMException('The browser has hung up.', 'AbortError'));
      else reject(isStaleConnection(request, upstream, error) ? new Stale() : error);
    });
  });
  if (body) upstream.end(body);
  else if (hasBody(request)) request.pipe(upstream);
  else upstream.end();
  return answered;
}

function passBack(
  { cookie, visitor }: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
): void {
  const { statusCode: status = 502 } = answer;
  const headers = responseHeaders(answer, cookie, visitor?.cookie);
  sendCompressed(request, response, { status, headers, body: answer }).catch(() => response.destroy());
}

/** The access token has expired: sends the request again with a new one. Without a new one, nobody is signed in any more. */
async function renew(
  options: Forwarding,
  visitor: SignedInVisitor,
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
): Promise<void> {
  const { body, log, id } = options;
  try {
    const isRenewed = await visitor.renew(visitor.accessToken);
    if (!isRenewed) visitor.forget();
    if (!isRenewed || !body) return passBack(options, request, response, answer);
    answer.resume();
    await forward(options, request, response);
  } catch (error) {
    log(`${nameOf(request, id)}: the token could not be renewed`, error);
    passBack(options, request, response, answer);
  }
}

class TimedOut extends Error {
  override name = 'TimedOut' as const;
}

/** Says nothing about the platform, which a second try shows. */
class Stale extends Error {
  override name = 'AbortError' as const;
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
  error: unknown,
): void {
  if (error instanceof PlatformPaused) {
    // The log has been told when the circuit opened.
    response.setHeader('retry-after', error.retryAfterSeconds ?? 1);
    sendError(response, 503, 'PLATFORM_UNAVAILABLE', 'The platform does not answer. Try again in a moment.');
    return;
  }
  log(`${nameOf(request, id)} could not be passed on to ${new URL(platformUrl).origin}`, error);
  if (error instanceof TimedOut)
    sendError(response, 504, 'GATEWAY_TIMEOUT', 'The platform takes too long to answer.');
  else sendError(response, 502, 'BAD_GATEWAY', 'The platform cannot be reached.');
}
