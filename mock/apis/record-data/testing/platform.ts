import type { HttpHandler } from '../../../engine/http/http-types.ts';
import { loadContract, readBundles } from '../../../engine/prism/contract.ts';
import { defaultBodyLimits } from '../../../engine/prism/request-body.ts';
import { createViolationLog } from '../../../engine/validation/violations.ts';
import {
  guestSession,
  type Session,
  type UserProfileName,
  type UserSession,
} from '../../../model/sessions/session.ts';
import { profileId } from '../../../store/metadata-records.ts';
import type { OpenStore } from '../../../store/store.ts';
import { openTestStore, type TestClock, testClock } from '../../../store/testing.ts';
import { type Answer, send } from '../../commerce/testing/caller.ts';
import { createAnswerCheck } from '../../dispatch/answer-check.ts';
import { type AnyHandler, createDispatcher } from '../../dispatch/dispatcher.ts';
import { guestAddress } from '../../dispatch/testing/guest-address.ts';
import { recordDataHandlers } from '../handlers.gen.ts';

const VISITOR = 'x-visitor';
const BASE = '/services/data/v64.0/ui-api';

/** Calls the record data API in the name of one visitor; addresses begin below `/ui-api`. */
export interface Caller {
  readonly session: Session;
  /** By which the platform knows the visitor, for requests that are sent otherwise. */
  readonly headers: Readonly<Record<string, string>>;
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(address: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  put(address: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  patch(address: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  delete(address: string): Promise<Answer>;
}

/** The record data API over a test store; an answer that breaks the contract fails the test. */
export interface Platform {
  readonly store: OpenStore;
  readonly clock: TestClock;
  readonly guest: Caller;
  /** Answers a request as it comes from HTTP. */
  readonly handle: HttpHandler;
  /** A user of that profile, written into the store; `over` changes what is known of the session. */
  user(profileName: UserProfileName, over?: Partial<UserSession>): Promise<Caller>;
  close(): Promise<void>;
}

export interface PlatformOptions {
  /** Asked when a request is done but not yet committed; what it answers, the request fails with. */
  readonly interfere?: () => Error | undefined;
  /** Handlers that take the place of the platform's own, by operationId. */
  readonly replace?: Readonly<Record<string, AnyHandler>>;
}

/** Opens the platform at noon of the first of June 2026. */
export async function openPlatform({ interfere, replace = {} }: PlatformOptions = {}): Promise<Platform> {
  const clock = testClock();
  const store = await openTestStore(clock);
  const sessions: Session[] = [];
  const violations = createViolationLog(process.env.MOCK_VIOLATIONS_FILE);
  const check = createAnswerCheck({ strict: true, violations, log: () => undefined });
  const failOnPurpose = (): void => {
    const fault = interfere?.();
    if (fault) throw fault;
  };
  const handle = createDispatcher({
    operations: (await loadContract(await readBundles())).values(),
    handlers: new Map(Object.entries({ ...recordDataHandlers, ...replace }) as [string, AnyHandler][]),
    access: {
      store,
      transaction: (work) =>
        store.transaction(async (inner) => {
          const result = await work(inner);
          failOnPurpose();
          return result;
        }),
    },
    sessionOf: async ({ headers }) => sessions[Number(headers[VISITOR])] ?? guestSession,
    check: (operation, answer) => {
      failOnPurpose();
      return check(operation, answer);
    },
    limits: defaultBodyLimits,
    clock,
  });
  const callerFor = (session: Session): Caller => {
    const visitor = String(sessions.push(session) - 1);
    const cookie: Record<string, string> = session.isGuest ? {} : { cookie: 'sid=anything' };
    const identity = { ...cookie, [VISITOR]: visitor };
    const call = (
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) =>
      send(handle, {
        method,
        address: session.isGuest ? guestAddress(BASE + path) : BASE + path,
        body,
        headers: { ...headers, ...identity },
      });
    return {
      session,
      headers: identity,
      get: (path, headers) => call('GET', path, undefined, headers),
      post: (path, body, headers) => call('POST', path, body, headers),
      put: (path, body, headers) => call('PUT', path, body, headers),
      patch: (path, body, headers) => call('PATCH', path, body, headers),
      delete: (path) => call('DELETE', path),
    };
  };
  return {
    store,
    clock,
    guest: callerFor(guestSession),
    handle,
    user: async (profileName, over) =>
      callerFor({ ...(await newUser(store, profileName, over?.username)), ...over }),
    close: () => {
      violations.close();
      return store.close();
    },
  };
}

async function newUser(
  store: OpenStore,
  profileName: UserProfileName,
  username = `${profileName.toLowerCase().replaceAll(' ', '.')}@offizin.example`,
): Promise<UserSession> {
  const user = await store.insert('User', {
    FirstName: 'Mara',
    LastName: profileName,
    Username: username,
    Email: username,
    ProfileId: profileId(profileName),
  });
  return {
    isGuest: false,
    sessionId: '',
    profileName,
    userId: user.Id,
    username,
    displayName: user.Name,
    accountId: null,
    contactId: null,
    language: 'de',
    locale: 'de_DE',
    timeZone: 'Europe/Berlin',
    csrfToken: 'token',
  };
}
