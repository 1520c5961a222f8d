import { createAnswerCheck } from '#mock/apis/dispatch/answer-check.ts';
import { type AnyHandler, createDispatcher } from '#mock/apis/dispatch/dispatcher.ts';
import type { HttpHandler, HttpRequest } from '#mock/engine/http/http-types.ts';
import { loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { defaultBodyLimits } from '#mock/engine/prism/request-body.ts';
import { createViolationLog } from '#mock/engine/validation/violations.ts';
import { handlers } from '#mock/handlers.ts';
import { guestSession, type Session, type UserSession } from '#mock/model/sessions/session.ts';
import { sessionTokenOf } from '#mock/model/sessions/session-cookie.ts';
import { findSession } from '#mock/model/sessions/stored-sessions.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestStore, type TestClock, testClock } from '#mock/store/testing.ts';
import type { Sender } from '../call.ts';

const VISITOR = 'x-visitor';

/** Somebody who buys for an account of their own. */
export interface Buyer extends Sender {
  readonly accountId: string;
}

/** The whole platform over a test store; an answer that breaks the contract is a 500. */
export interface Platform {
  readonly store: OpenStore;
  readonly clock: TestClock;
  readonly handle: HttpHandler;
  /** A new buyer; `over` changes what is known of the session. */
  buyer(over?: Partial<UserSession>): Promise<Buyer>;
  /** Makes the next request fail with this after its work is done. */
  failNext(fault: Error): void;
  close(): Promise<void>;
}

/** Handlers that take the place of the platform's own, by operationId. */
export type Replaced = Readonly<Record<string, AnyHandler>>;

export async function openPlatform(replace: Replaced = {}): Promise<Platform> {
  const clock = testClock('2026-03-02T09:30:00.000Z');
  const store = await openTestStore(clock);
  const sessions: Session[] = [];
  const failures: Error[] = [];
  const violations = createViolationLog(process.env.MOCK_VIOLATIONS_FILE);
  const check = createAnswerCheck({ strict: true, violations, log: () => undefined });
  const handle = createDispatcher({
    operations: (await loadContract(await readBundles())).values(),
    handlers: new Map(Object.entries({ ...handlers, ...replace }) as [string, AnyHandler][]),
    access: { store, transaction: (work) => store.transaction(work) },
    sessionOf: async ({ headers }) =>
      sessions[Number(headers[VISITOR])] ?? cookieSession(store, headers, clock()),
    check: (operation, answer) => {
      const fault = failures.shift();
      if (fault) throw fault;
      return check(operation, answer);
    },
    limits: defaultBodyLimits,
    clock,
  });
  return {
    store,
    clock,
    handle,
    buyer: async (over) => {
      const session = await newBuyer(store, over);
      const visitor = String(sessions.push(session) - 1);
      return {
        handle,
        headers: { cookie: 'sid=anything', [VISITOR]: visitor },
        accountId: String(session.accountId),
      };
    },
    failNext: (fault) => void failures.push(fault),
    close: () => {
      violations.close();
      return store.close();
    },
  };
}

async function cookieSession(store: OpenStore, headers: HttpRequest['headers'], now: Date): Promise<Session> {
  const token = sessionTokenOf(headers);
  return token === undefined ? guestSession : findSession(store, token, now);
}

async function newBuyer(store: OpenStore, over: Partial<UserSession> = {}): Promise<UserSession> {
  const account = await store.insert('Account', { Name: 'Erika Beispiel' });
  return {
    isGuest: false,
    profileName: 'Buyer',
    sessionId: 'session',
    userId: AUTOMATED_PROCESS_USER_ID,
    language: 'de',
    username: 'erika@offizin.example',
    displayName: 'Erika Beispiel',
    accountId: account.Id,
    contactId: null,
    locale: 'de_DE',
    timeZone: 'Europe/Berlin',
    csrfToken: 'token',
    ...over,
  };
}
