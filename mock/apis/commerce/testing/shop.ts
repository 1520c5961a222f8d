import type { IncomingHttpHeaders } from 'node:http';
import { commerceHandlers } from '#mock/apis/commerce/handlers.gen.ts';
import { createAnswerCheck } from '#mock/apis/dispatch/answer-check.ts';
import { type AnyHandler, createDispatcher } from '#mock/apis/dispatch/dispatcher.ts';
import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import { platformHandlers } from '#mock/apis/platform/handlers.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { HttpHandler } from '#mock/engine/http/http-types.ts';
import { loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { defaultBodyLimits } from '#mock/engine/prism/request-body.ts';
import { createViolationLog, type ViolationLog } from '#mock/engine/validation/violations.ts';
import { askingSession } from '#mock/model/sessions/asking-session.ts';
import {
  guestSession,
  type Session,
  type UserProfileName,
  type UserSession,
} from '#mock/model/sessions/session.ts';
import type { Clock } from '#mock/store/clock.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import { openTestStore, testClock } from '#mock/store/testing.ts';
import { asBrowser } from './as-browser.ts';
import { type Answer, send } from './caller.ts';
import { writeShop } from './shop-records.ts';

/** Says in these tests who calls, in place of a cookie. */
const SESSION_HEADER = 'x-visitor';
const BASE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;

/** What one visitor can do: call the store, addressed below its own path. */
export interface Visitor {
  readonly session: Session;
  readonly accountId: string;
  /** What a visitor in a browser keeps, by name. */
  readonly cookies?: Map<string, string>;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
}

/** A commerce platform over a test store, with a clock that only moves when told; answers are held to the contract strictly. */
export interface Shop {
  readonly store: Store;
  /** A new buyer with an account of its own. */
  buyer(): Promise<Visitor>;
  guest(): Visitor;
  /** A visitor in a browser: a guest at first, and whoever its cookie says from then on. */
  browser(): Visitor;
  /** A member of the staff, of the support unless told otherwise, who has no account to buy for. */
  staff(profileName?: UserProfileName): Promise<Visitor>;
  /** The moment by the shop's clock. */
  now(): Date;
  /** Lets time go by, in milliseconds; enough for a recalculation unless said otherwise. */
  wait(milliseconds?: number): void;
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const clock = testClock('2026-03-02T09:30:00.000Z');
  const store = await openTestStore(clock);
  await writeShop(store);
  const sessions: Session[] = [];
  const violations = createViolationLog(process.env.MOCK_VIOLATIONS_FILE);
  const handle = await dispatcher(store, clock, violations, (headers) => {
    const session = sessions[Number(headers[SESSION_HEADER])];
    return session ?? askingSession(store, headers, clock());
  });
  const visitor = (session: Session) =>
    visitorOf(handle, session, {
      [SESSION_HEADER]: String(sessions.push(session) - 1),
      ...(session.isGuest ? {} : { cookie: 'sid=any' }),
    });
  return {
    store,
    buyer: async () => visitor(await newBuyer(store)),
    staff: async (profileName = 'Support') =>
      visitor({ ...(await newBuyer(store)), profileName, accountId: null }),
    guest: () => visitor(guestSession),
    browser: () => {
      const cookies = new Map<string, string>();
      return { ...visitorOf(asBrowser(handle, cookies), guestSession, {}), cookies };
    },
    now: () => clock(),
    wait: (milliseconds = 1_000) => clock.advance(milliseconds),
    close: () => {
      violations.close();
      return store.close();
    },
  };
}

async function dispatcher(
  store: Store,
  clock: Clock,
  violations: ViolationLog,
  sessionOf: (headers: IncomingHttpHeaders) => Session | Promise<Session>,
): Promise<HttpHandler> {
  const operations = await loadContract(await readBundles());
  return createDispatcher({
    operations: operations.values(),
    handlers: new Map(Object.entries({ ...commerceHandlers, ...platformHandlers }) as [string, AnyHandler][]),
    access: { store, transaction: (work) => store.transaction(work) },
    sessionOf: async ({ headers }) => sessionOf(headers),
    check: createAnswerCheck({ strict: true, violations, log: () => undefined }),
    limits: defaultBodyLimits,
    clock,
    shopUrl: () => 'https://shop.example',
  });
}

function visitorOf(
  handle: HttpHandler,
  session: Session,
  identity: Readonly<Record<string, string>>,
): Visitor {
  return {
    session,
    accountId: session.accountId ?? '',
    call: (method, path, body, headers) => {
      const isWhole = /^\/(webruntime|services|lwr)\//.test(path);
      const whole = isWhole ? path : BASE + path;
      const address = session.isGuest && !isWhole ? guestAddress(whole) : whole;
      return send(handle, { method, address, body, headers: { ...headers, ...identity } });
    },
  };
}

async function newBuyer(store: Store): Promise<UserSession> {
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
  };
}
