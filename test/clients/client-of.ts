import { createQueryClient } from '#client/cache/query-client.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import type { Caller, Platform as MockPlatform } from '#mock/apis/record-data/testing/platform.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { HttpAnswer, HttpHandler } from '#mock/engine/http/http-types.ts';

/** A client over the mock in this process, in the name of one visitor, with what it sends. */
export interface Client {
  readonly platform: Platform;
  /** Method and path below the base of record data of each request, in order. */
  readonly sent: string[];
}

export function clientOf(mock: MockPlatform, caller: Caller): Client {
  const sent: string[] = [];
  const platform = createPlatform({
    origin: 'http://localhost',
    queryClient: createQueryClient(),
    context: () => ({}),
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      sent.push(`${request.method} ${decodeURIComponent(pathname).replace(/.*ui-api/, '')}`);
      return answerOf(mock.handle, request, caller.headers);
    },
  });
  return { platform, sent };
}

async function answerOf(
  handle: HttpHandler,
  request: Request,
  identity: Caller['headers'],
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const bytes = Buffer.from(await request.arrayBuffer());
  const length = bytes.length > 0 ? { 'content-length': String(bytes.length) } : {};
  const { status, headers, body } = await handle({
    method: request.method,
    path: pathname,
    segments: pathname.split('/').slice(1).map(decodeURIComponent),
    query: searchParams,
    headers: { host: 'localhost', ...Object.fromEntries(request.headers), ...length, ...identity },
    signal: request.signal,
    readBody: async () => bytes,
  }).catch(refusalOf);
  return new Response((body as BodyInit | undefined) ?? null, {
    status,
    headers: { ...headers } as HeadersInit,
  });
}

/** What the HTTP layer makes of a fault that the dispatcher leaves to it. */
function refusalOf(error: unknown): HttpAnswer {
  if (!(error instanceof PlatformFault)) throw error;
  const { status, errorCode, message } = error;
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: JSON.stringify([{ errorCode, message }]) };
}
