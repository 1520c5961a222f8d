import type { ServerResponse } from 'node:http';

/** What a call comes to: data, or an error of this class with this code. */
export type Outcome =
  | 'data'
  | `${'AbortedError' | 'ContractError' | 'FetchError' | 'NetworkError'} ${string}`;

/** A way in which an answer goes wrong on the wire. */
export interface NetworkFault {
  readonly inflict: (response: ServerResponse, origin: string) => void;
  readonly outcome: Outcome;
  /** Where a call expects no JSON. */
  readonly unlessJson?: Outcome;
  /** Whether the token of a helper write does not come either. */
  readonly hitsTokens?: true;
  /** How often a write is tried, by whether it may be repeated without harm; once unless told. */
  readonly tries?: { readonly repeatable: number; readonly other: number };
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const OBJECT = '{"results":[],"count":0,"message":"ä€"}';
/** One try and three more. */
const ALL = 4;
const unknownEffect = { repeatable: ALL, other: 1 };
const refused = { repeatable: ALL, other: ALL };

/** An error in the platform's own form. */
const error =
  (status: number, errorCode: string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    const body = JSON.stringify([{ errorCode, message: 'The platform said so.' }]);
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);
  };

/** Something that claims to be a success. */
const success =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
  (response: ServerResponse): void => {
    response.writeHead(200, headers).end(body);
  };

const A_DAY_MS = 86_400_000;
const dateIn = (ms: number) => new Date(Date.now() + ms).toUTCString();

export const faults = {
  'reset before an answer': {
    inflict: (response) => response.socket?.resetAndDestroy(),
    outcome: 'NetworkError NETWORK_ERROR',
    tries: unknownEffect,
  },
  'closed before an answer': {
    inflict: (response) => response.socket?.end(),
    outcome: 'NetworkError NETWORK_ERROR',
    tries: unknownEffect,
  },
  'reset within the body': {
    inflict: (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' }).write(OBJECT);
      setImmediate(() => response.socket?.resetAndDestroy());
    },
    outcome: 'NetworkError NETWORK_ERROR',
    tries: unknownEffect,
  },
  'no answer at all': {
    inflict: () => undefined,
    outcome: 'AbortedError ABORTED',
    hitsTokens: true,
  },
  'headers, then silence': {
    inflict: (response) => void response.writeHead(200, JSON_TYPE).write('{"re'),
    outcome: 'AbortedError ABORTED',
  },
  'no HTTP': {
    inflict: (response) => response.socket?.end('SSH-2.0-OpenSSH\r\n'),
    outcome: 'NetworkError NETWORK_ERROR',
    tries: unknownEffect,
  },
  'byte by byte': {
    inflict: (response) => {
      response.writeHead(200, JSON_TYPE);
      const halves = [OBJECT.slice(0, 9), OBJECT.slice(9)];
      response.write(halves[0]);
      setImmediate(() => response.end(halves[1]));
    },
    outcome: 'data',
    unlessJson: 'ContractError CONTRACT_VIOLATION',
  },
  'truncated JSON': {
    inflict: success('{"results":[{"a":'),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  'empty success': {
    inflict: success(''),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  'a bare value': {
    inflict: success('42'),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  null: { inflict: success('null'), outcome: 'ContractError CONTRACT_VIOLATION', tries: unknownEffect },
  'a page with status 200': {
    inflict: success('<!doctype html><title>Wartung</title>', { 'content-type': 'text/html' }),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  'JSON without a type': {
    inflict: success(OBJECT, {}),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  'invalid UTF-8': {
    inflict: success(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc3, 0x28])),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  'a huge answer': {
    inflict: success(`{"results":[${'"ä",'.repeat(60_000)}0]}`),
    outcome: 'data',
    unlessJson: 'ContractError CONTRACT_VIOLATION',
  },
  'a 204 with a body': {
    inflict: (response) => {
      response.socket?.end(`HTTP/1.1 204 No Content\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);
    },
    outcome: 'data',
  },
  'an empty 500': {
    inflict: (response) => response.writeHead(500).end(),
    outcome: 'FetchError UNKNOWN_ERROR',
    tries: unknownEffect,
  },
  'a page with status 500': {
    inflict: (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>'),
    outcome: 'FetchError UNKNOWN_ERROR',
    tries: unknownEffect,
  },
  'a 502 of a proxy': {
    inflict: (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway'),
    outcome: 'FetchError UNKNOWN_ERROR',
    tries: unknownEffect,
  },
  'a 304 that nobody asked for': {
    inflict: (response) => response.writeHead(304).end(),
    outcome: 'FetchError UNKNOWN_ERROR',
  },
  'a redirect to a page': {
    inflict: (response, origin) => response.writeHead(303, { location: `${origin}/a-page` }).end(),
    outcome: 'ContractError CONTRACT_VIOLATION',
    tries: unknownEffect,
  },
  'a redirect in circles': {
    inflict: (response, origin) => response.writeHead(303, { location: `${origin}/in-circles` }).end(),
    outcome: 'NetworkError NETWORK_ERROR',
    tries: unknownEffect,
  },
  'a redirect to nowhere': {
    inflict: (response) => response.writeHead(302, { location: 'http://[' }).end(),
    outcome: 'NetworkError NETWORK_ERROR',
    tries: unknownEffect,
  },
  'a 400': { inflict: error(400, 'INVALID_ARGUMENT'), outcome: 'FetchError INVALID_ARGUMENT' },
  'a 401 in the middle': {
    inflict: error(401, 'INVALID_SESSION_ID'),
    outcome: 'FetchError INVALID_SESSION_ID',
  },
  'a 404': { inflict: error(404, 'NOT_FOUND'), outcome: 'FetchError NOT_FOUND' },
  'a 409': { inflict: error(409, 'CONFLICT'), outcome: 'FetchError CONFLICT' },
  'a 410': { inflict: error(410, 'GONE'), outcome: 'FetchError GONE' },
  'a 422': { inflict: error(422, 'INSUFFICIENT_INVENTORY'), outcome: 'FetchError INSUFFICIENT_INVENTORY' },
  'a 429 that says when': {
    inflict: error(429, 'REQUEST_LIMIT_EXCEEDED', { 'retry-after': '2' }),
    outcome: 'FetchError REQUEST_LIMIT_EXCEEDED',
    tries: refused,
  },
  'a 429 that wants an hour': {
    inflict: error(429, 'REQUEST_LIMIT_EXCEEDED', { 'retry-after': '3600' }),
    outcome: 'FetchError REQUEST_LIMIT_EXCEEDED',
  },
  'a 503 that says when': {
    inflict: error(503, 'SERVER_UNAVAILABLE', { 'retry-after': '1' }),
    outcome: 'FetchError SERVER_UNAVAILABLE',
    tries: refused,
  },
  'a 503 with a broken Retry-After': {
    inflict: error(503, 'SERVER_UNAVAILABLE', { 'retry-after': 'soon, -1, NaN' }),
    outcome: 'FetchError SERVER_UNAVAILABLE',
    tries: refused,
  },
  'a 503 by a clock that is behind': {
    inflict: error(503, 'SERVER_UNAVAILABLE', { date: dateIn(-A_DAY_MS), 'retry-after': dateIn(-A_DAY_MS) }),
    outcome: 'FetchError SERVER_UNAVAILABLE',
    tries: refused,
  },
  'a 503 by a clock that is ahead': {
    inflict: error(503, 'SERVER_UNAVAILABLE', { date: dateIn(A_DAY_MS), 'retry-after': dateIn(A_DAY_MS) }),
    outcome: 'FetchError SERVER_UNAVAILABLE',
  },
} satisfies Readonly<Record<string, NetworkFault>>;
export type FaultName = keyof typeof faults;
