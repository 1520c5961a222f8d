import type { Fetch } from '../send/send.ts';

/** An answer in short: `[status, body, headers]`; a text body is sent as it is, anything else as JSON. */
export type StubAnswer = [status: number, body?: unknown, headers?: Record<string, string>] | Error;

/** A fetch that gives the answers one after the other, the last one for ever, and keeps the requests. */
export function stubFetch(...answers: StubAnswer[]) {
  const requests: Request[] = [];
  const fetch: Fetch = async (request) => {
    if (request.signal.aborted) throw request.signal.reason;
    requests.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('The stub has no answer.');
    if (answer instanceof Error) throw answer;
    return respond(answer);
  };
  return { fetch, requests };
}

/** A fetch that answers by `METHOD path`; a call that nobody expected is an error. */
export function routedFetch(routes: Record<string, (request: Request) => StubAnswer | Promise<StubAnswer>>) {
  const requests: Request[] = [];
  const fetch: Fetch = async (request) => {
    requests.push(request);
    const { pathname } = new URL(request.url);
    const key = Object.keys(routes).find((route) => matches(route, request.method, pathname));
    const answer = key && (await routes[key]?.(request));
    if (!answer) throw new Error(`Nobody expected ${request.method} ${pathname}.`);
    if (answer instanceof Error) throw answer;
    return respond(answer);
  };
  return { fetch, requests };
}

function matches(route: string, method: string, pathname: string): boolean {
  const [wanted, suffix = ''] = route.split(' ');
  return wanted === method && pathname.endsWith(suffix);
}

function respond([status, body, headers]: [number, unknown?, Record<string, string>?]): Response {
  const isText = typeof body === 'string';
  const text = body === undefined || isText ? (body as string | undefined) : JSON.stringify(body);
  const type = isText ? 'text/html' : 'application/json';
  return new Response(text ?? null, { status, headers: { 'content-type': type, ...headers } });
}
