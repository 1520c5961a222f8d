import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { signIn } from '../signed-in.ts';

const STORE = `/webruntime/api/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const UI_API = '/services/data/v64.0/ui-api';

// biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
export type Body = any;

/** An answer, and how long it took. */
export interface Asked {
  readonly milliseconds: number;
  readonly body: Body;
}

/** Sends a request; `GET` without a body and `POST` with one, unless another method is told. */
export type Ask = (path: string, body?: object, method?: string) => Promise<Asked>;

/** Ask a platform below the base of its shop, as a guest. */
export const guestOf =
  (origin: string): Ask =>
  (path, body, method) =>
    ask(origin + STORE + path, {}, body, method);

/** Ask a platform below the base of its records, as the demo's administrator. */
export async function staffOf(origin: string): Promise<Ask> {
  const { byCookie } = await signIn(origin);
  return (path, body, method) => ask(origin + UI_API + path, byCookie, body, method);
}

async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Asked> {
  const begin = performance.now();
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const milliseconds = performance.now() - begin;
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
  return { milliseconds, body: text === '' ? undefined : JSON.parse(text) };
}
