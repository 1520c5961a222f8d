import { createAnswerCheck } from '#mock/apis/dispatch/answer-check.ts';
import { type AnyHandler, createDispatcher } from '#mock/apis/dispatch/dispatcher.ts';
import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { faultAnswer } from '#mock/engine/http/answers.ts';
import type { HttpAnswer, HttpHandler, HttpRequest } from '#mock/engine/http/http-types.ts';
import { loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { defaultBodyLimits } from '#mock/engine/prism/request-body.ts';
import { createViolationLog, type ViolationLog } from '#mock/engine/validation/violations.ts';
import { handlers } from '#mock/handlers.ts';
import { guestSession, type Session, type UserSession } from '#mock/model/sessions/session.ts';
import type { Store } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { writeSite } from './site-records.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies whose shape the contract check has proved
  readonly body: any;
}

/** The reading side of the platform in memory; answers are held to the contract strictly. */
export interface Site {
  readonly store: Store;
  /** Reads an address: path and query. A guest asks unless a session is named. */
  get(address: string, session?: Session, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(address: string, body: unknown, session?: Session): Promise<Answer>;
  /** Reads of the store since the last time this was asked. */
  takeReads(): number;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const opened = await openTestStore();
  await writeSite(opened);
  let reads = 0;
  const counted = countReads(opened, () => {
    reads += 1;
  });
  let caller: Session = guestSession;
  const violations = createViolationLog(process.env.MOCK_VIOLATIONS_FILE);
  const handle = await dispatcher(counted, violations, () => caller);
  const call = async (session: Session, request: Call) => {
    caller = session;
    const cookie: Record<string, string> = session.isGuest ? {} : { cookie: `sid=${session.sessionId}` };
    const address = session.isGuest ? guestAddress(request.address) : request.address;
    return send(handle, { ...request, address, headers: { ...request.headers, ...cookie } });
  };
  return {
    store: opened,
    get: (address, session = guestSession, headers = {}) =>
      call(session, { method: 'GET', address, headers }),
    post: (address, body, session = guestSession) =>
      call(session, { method: 'POST', address, body, headers: {} }),
    takeReads: () => {
      const taken = reads;
      reads = 0;
      return taken;
    },
    close: () => {
      violations.close();
      return opened.close();
    },
  };
}

/** A buyer who acts for this account. */
export function buyerSession(userId: string, accountId: string): UserSession {
  return {
    isGuest: false,
    sessionId: 'session',
    language: 'de',
    profileName: 'Buyer',
    userId,
    username: 'erika@offizin.example',
    displayName: 'Erika Beispiel',
    accountId,
    contactId: null,
    locale: 'de_DE',
    timeZone: 'Europe/Berlin',
    csrfToken: 'token',
  };
}

/** Somebody who works for the shop. */
export const staffSession = (userId: string): UserSession => ({
  ...buyerSession(userId, ''),
  profileName: 'Merchandiser',
  username: 'merch@offizin.example',
  displayName: 'Mara Beispiel',
  accountId: null,
});

function countReads(store: Store, count: () => void): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => {
        count();
        return member.apply(target, values);
      };
    },
  });
}

async function dispatcher(
  store: Store,
  violations: ViolationLog,
  session: () => Session,
): Promise<HttpHandler> {
  const operations = await loadContract(await readBundles());
  return createDispatcher({
    operations: operations.values(),
    handlers: new Map(Object.entries(handlers) as [string, AnyHandler][]),
    access: { store, transaction: (work) => store.transaction(work) },
    sessionOf: async () => session(),
    check: createAnswerCheck({ strict: true, violations, log: () => undefined }),
    limits: defaultBodyLimits,
    clock: () => new Date('2026-06-01T12:00:00.000Z'),
  });
}

interface Call {
  readonly method: string;
  readonly address: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

async function send(handle: HttpHandler, { method, address, body, headers }: Call): Promise<Answer> {
  const url = new URL(address, 'http://localhost');
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const sized = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  const answer = await answered(handle, {
    method,
    path: url.pathname,
    segments: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: url.searchParams,
    headers: { host: 'localhost', ...(bytes.length > 0 ? sized : {}), ...headers },
    signal: new AbortController().signal,
    readBody: async () => bytes,
  });
  return { status: answer.status, headers: answer.headers ?? {}, body: parsed(answer) };
}

/** What the HTTP layer would send: a request that breaks the contract is thrown as a fault. */
async function answered(handle: HttpHandler, request: HttpRequest): Promise<HttpAnswer> {
  try {
    return await handle(request);
  } catch (error) {
    if (error instanceof PlatformFault) return faultAnswer(error);
    throw error;
  }
}

function parsed({ body, headers }: HttpAnswer): unknown {
  if (body === undefined) return undefined;
  const isJson = String(headers?.['content-type']).includes('json');
  return isJson ? JSON.parse(Buffer.from(body).toString()) : body;
}
