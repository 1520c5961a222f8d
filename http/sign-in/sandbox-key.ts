import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { readCookies } from '../cookies.ts';
import { SANDBOX_COOKIE } from '../proxy/session-cookie.ts';

/** The same key where programs send it. */
const SANDBOX_HEADER = 'x-sandbox';

const keys = new AsyncLocalStorage<string | undefined>();

/** Where the sandbox of a mock platform answers; undefined where the platform of this process has none. */
export const sandboxAddress = (): string | undefined => process.env.SANDBOX_URL || undefined;

/** Does something in the sandbox session of the mock platform that a request belongs to, if it belongs to one. */
export function inSandboxOf<Result>(request: Pick<IncomingMessage, 'headers'>, work: () => Result): Result {
  const header = request.headers[SANDBOX_HEADER];
  const key = typeof header === 'string' ? header : readCookies(request.headers.cookie)[SANDBOX_COOKIE];
  return keys.run(key || undefined, work);
}

/** Leaves out of a request what names a sandbox session, where the platform has none. */
export function leaveSandbox({ headers }: Pick<IncomingMessage, 'headers'>): void {
  delete headers[SANDBOX_HEADER];
  const { cookie } = headers;
  if (cookie === undefined) return;
  const others = cookie.split(/;\s*/).filter((pair) => !pair.startsWith(`${SANDBOX_COOKIE}=`));
  if (others.length > 0) headers.cookie = others.join('; ');
  else delete headers.cookie;
}

/** Whether the work at hand belongs to a session of the sandbox, where other things may fail than elsewhere. */
export const isInSandbox = (): boolean => keys.getStore() !== undefined;

/** The header that tells the platform which sandbox session is at work here. */
export function sandboxHeader(): Readonly<Record<string, string>> {
  const key = keys.getStore();
  return key === undefined ? {} : { [SANDBOX_HEADER]: key };
}
