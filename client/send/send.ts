import createClient, { createQuerySerializer } from 'openapi-fetch';
import type { Clock } from '../clock.ts';
import { AbortedError, NetworkError, type PlatformError } from '../errors/index.ts';
import type { PlatformErrorDetails } from '../errors/platform-error.ts';
import type { Operation } from '../operation.ts';
import { baseIn } from '../versions/version-of.ts';
import { decodeFailure, decodeSuccess, JSON_TYPE, type RawAnswer } from './decode.ts';
import type { LooseInput } from './fill-in.ts';
import { type Observer, observed } from './observed.ts';
import { callBase } from './site-base.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface SendDependencies {
  /** Where the platform answers, without a trailing slash; in a browser its own origin. */
  origin: string;
  fetch: Fetch;
  clock: Clock;
  /** Is told of every fetch once it has ended; see observed.ts. */
  observe?: Observer;
  /** The versions that the platform speaks; absent, calls are made in the version of their contract. */
  spoken?: () => Promise<readonly string[] | undefined>;
  /** Whether calls are made at the base of a site's pages; see site-base.ts. */
  isSite?: boolean;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Media type of the success that is expected. */
  accept?: string;
  /** Is told of the fetches of this call as well, also of those that are refused. */
  observe?: Observer;
}

/** A success: its data, with the status and headers for the few rules that need them. */
export interface Answer<Data = unknown> {
  data: Data;
  status: number;
  headers: Headers;
}

/**
 * One operation, one fetch: same-origin credentials and JSON (SF-CALL-01). Every outcome is an Answer or
 * one PlatformError; openapi-fetch's own `error` is never looked at, because an empty 500 leaves it empty.
 */
export async function send(
  dependencies: SendDependencies,
  operation: Operation,
  input: LooseInput,
  { signal, accept = JSON_TYPE, observe }: SendOptions = {},
): Promise<Answer> {
  const observers = [dependencies.observe, observe];
  return observed({ clock: dependencies.clock, observers }, operation, input, async (note) => {
    const answer = note(await exchange(dependencies, operation, input, signal, accept));
    const { response } = answer;
    if (!response.ok) throw decodeFailure(answer, dependencies.clock.now());
    return { data: decodeSuccess(answer, accept), status: response.status, headers: response.headers };
  });
}

async function exchange(
  { origin, fetch, spoken, isSite }: SendDependencies,
  operation: Operation,
  input: LooseInput,
  signal: AbortSignal | undefined,
  accept: string,
): Promise<RawAnswer> {
  const { operationId } = operation;
  const base = baseIn(callBase(operation.base, isSite), operation.base ? await spoken?.() : undefined);
  let response: Response | undefined;
  let text = '';
  const listening: Fetch = async (request) => {
    response = await fetch(request);
    text = await response.text();
    return JUDGED_HERE.clone();
  };
  try {
    await operation(
      clientFor(origin + base, listening, operation),
      requestInit(input, accept, signal) as never,
    );
  } catch (cause) {
    throw transportError(
      { operationId, status: response?.status, statusText: response?.statusText, cause },
      signal,
    );
  }
  return { operationId, response: response as unknown as Response, text };
}

/** What openapi-fetch is given to look at, so that it decides nothing: the true answer is judged in decode.ts. */
const JUDGED_HERE = new Response(null, { status: 204 });

function clientFor(baseUrl: string, fetch: Fetch, operation: Operation): never {
  return createClient({ baseUrl, fetch, querySerializer: queryAsDeclared(operation) }) as never;
}

/** openapi-fetch writes all lists of a client alike; here each is written as its contract says. */
function queryAsDeclared({ repeated = [] }: Operation): (query: Record<string, unknown>) => string {
  return (query) =>
    Object.entries(query)
      .map(([name, value]) => (repeated.includes(name) ? oneEach : withCommas)({ [name]: value }))
      .filter(Boolean)
      .join('&');
}

const oneEach = createQuerySerializer({ array: { style: 'form', explode: true } });
const withCommas = createQuerySerializer({ array: { style: 'form', explode: false } });

function requestInit(
  { path, query, headers, body }: LooseInput,
  accept: string,
  signal: AbortSignal | undefined,
) {
  return {
    params: { path, query },
    headers: { accept, ...headers },
    body,
    // A text is sent as it is, and all else as JSON or as a form.
    ...(typeof body === 'string' && { bodySerializer: String }),
    credentials: 'same-origin',
    signal,
  };
}

function transportError(details: PlatformErrorDetails, signal: AbortSignal | undefined): PlatformError {
  const { cause } = details;
  const aborted = signal?.aborted || (cause instanceof Error && cause.name === 'AbortError');
  return aborted ? new AbortedError(details) : new NetworkError(details);
}
