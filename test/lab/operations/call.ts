import type { IncomingMessage } from 'node:http';
import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { faultAnswer, toFault } from '#mock/engine/http/answers.ts';
import type { HeaderValues, HttpAnswer, HttpHandler } from '#mock/engine/http/http-types.ts';
import { readBody } from '#mock/engine/http/read-body.ts';
import { type Declared, declaredOperation, type Parameter } from './declared.ts';

export type Part = string | number | boolean | readonly (string | number)[];

/** What is sent to an operation. Arrays become lists with commas, as the contract declares them. */
export interface Call {
  /** Who sends it, if not the one who usually does. */
  readonly by?: Sender;
  /** In place of the method that is declared. */
  readonly method?: string;
  readonly path?: Readonly<Record<string, Part>>;
  readonly query?: Readonly<Record<string, Part>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** FormData, URLSearchParams and Blobs are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

/** Who sends, and to whom. */
export interface Sender {
  /** By which the platform knows who it is. */
  readonly headers: Readonly<Record<string, string>>;
  readonly handle: HttpHandler;
  /** Has no session, and calls at the base of a site. */
  readonly isGuest?: true;
}

/** An answer; the body is parsed where it is JSON, and a text otherwise. */
export interface Answer {
  readonly status: number;
  readonly headers: HeaderValues;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies whose shape the contract check has proved
  readonly body: any;
}

/** Sends a call to an operation in this process, as the HTTP layer would hand it on. */
export async function perform(usual: Sender, operationId: string, call: Call): Promise<Answer> {
  const sender = call.by ?? usual;
  const operation = declaredOperation(operationId);
  const address = addressOf(operation, call);
  const url = new URL(sender.isGuest ? guestAddress(address) : address, 'http://localhost');
  const { bytes, contentType } = await encoded(call.body);
  const headers = {
    host: 'localhost',
    ...(bytes.length > 0 && { 'content-type': contentType, 'content-length': String(bytes.length) }),
    ...sender.headers,
    ...inLowerCase(call.headers),
  };
  const answer = await sender
    .handle({
      method: (call.method ?? operation.method).toUpperCase(),
      path: url.pathname,
      segments: url.pathname.split('/').slice(1).map(decodeURIComponent),
      query: url.searchParams,
      headers,
      remoteAddress: '127.0.0.1',
      signal: new AbortController().signal,
      readBody: async (limit) =>
        Number(headers['content-length'] ?? 0) > limit
          ? readBody({ headers } as unknown as IncomingMessage, limit)
          : bytes,
    })
    .catch((error: unknown) => faultAnswer(toFault(error)));
  return { status: answer.status, headers: answer.headers ?? {}, body: decoded(answer) };
}

/** Headers as the HTTP layer hands them on. */
function inLowerCase(headers: Call['headers'] = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A copy of the call with another value of one parameter. */
export function withParameter(call: Call, place: Parameter['in'], name: string, value: Part): Call {
  const part = place === 'header' ? 'headers' : place;
  const key = place === 'header' ? name.toLowerCase() : name;
  return { ...call, [part]: { ...call[part], [key]: value } };
}

/** A copy of the call without one parameter of the query or one header. */
export function withoutParameter(call: Call, place: Parameter['in'], name: string): Call {
  const part = place === 'header' ? 'headers' : place;
  const kept = Object.entries(call[part] ?? {}).filter(([key]) => key.toLowerCase() !== name.toLowerCase());
  return { ...call, [part]: Object.fromEntries(kept) };
}

/** Path and query of a call. */
export function addressOf({ path: template }: Declared, { path = {}, query = {} }: Call): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => written(path[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${written(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function written(value: Part | undefined): string {
  return [value ?? '']
    .flat()
    .map((one) => encodeURIComponent(String(one)))
    .join(',');
}

async function encoded(body: unknown): Promise<{ bytes: Buffer; contentType: string }> {
  if (!(body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob))
    return {
      bytes: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
      contentType: 'application/json',
    };
  const form = new Response(body);
  const contentType = String(form.headers.get('content-type'));
  return { bytes: Buffer.from(await form.arrayBuffer()), contentType };
}

function decoded({ headers, body }: HttpAnswer): unknown {
  const text = body === undefined ? '' : Buffer.from(body).toString();
  if (text === '') return undefined;
  return String(headers?.['content-type'] ?? '').includes('json') ? JSON.parse(text) : text;
}
