import type { Session, UserProfileName, UserSession } from '#mock/model/sessions/session.ts';
import type { OpenStore } from '#mock/store/store.ts';
import type { TestClock } from '#mock/store/testing.ts';
import { type Answer, send } from '../../commerce/testing/caller.ts';
import type { AnyHandler } from '../../dispatch/dispatcher.ts';
import { guestAddress } from '../../dispatch/testing/guest-address.ts';
import { openPlatform } from '../../record-data/testing/platform.ts';
import { platformHandlers } from '../handlers.gen.ts';

const BASE = '/services/data/v64.0';

type Headers = Readonly<Record<string, string>>;

/** A program that calls the platform; addresses begin below the version, or with `/services`. */
export interface Program {
  readonly session: Session;
  get(address: string, headers?: Headers): Promise<Answer>;
  post(address: string, body: unknown, headers?: Headers): Promise<Answer>;
  patch(address: string, body: unknown, headers?: Headers): Promise<Answer>;
  delete(address: string, headers?: Headers): Promise<Answer>;
  /** The answer to a query; its text need not be encoded. */
  query(soql: string, headers?: Headers): Promise<Answer>;
}

/** The platform's own API over a test store; an answer that breaks the contract fails the test. */
export interface Rest {
  readonly store: OpenStore;
  readonly clock: TestClock;
  /** A program without a session. */
  readonly guest: Program;
  /** A program of a user of that profile, who is written into the store. */
  user(profileName: UserProfileName, over?: Partial<UserSession>): Promise<Program>;
  close(): Promise<void>;
}

function addressOf(address: string, { isGuest }: Session): string {
  if (address.startsWith('/services')) return address;
  return isGuest ? guestAddress(BASE + address) : BASE + address;
}

/** Opens the platform at noon of the first of June 2026, with the handlers of records beside. */
export async function openRest(): Promise<Rest> {
  const replace = platformHandlers as unknown as Readonly<Record<string, AnyHandler>>;
  const platform = await openPlatform({ replace });
  const programOf = ({
    session,
    headers: identity,
  }: Pick<Program, 'session'> & { headers: Headers }): Program => {
    const call = (method: string, address: string, body?: unknown, headers: Headers = {}) =>
      send(platform.handle, {
        method,
        address: addressOf(address, session),
        body,
        headers: { ...headers, ...identity },
      });
    return {
      session,
      get: (address, headers) => call('GET', address, undefined, headers),
      post: (address, body, headers) => call('POST', address, body, headers),
      patch: (address, body, headers) => call('PATCH', address, body, headers),
      delete: (address, headers) => call('DELETE', address, undefined, headers),
      query: (soql, headers) => call('GET', `/query?q=${encodeURIComponent(soql)}`, undefined, headers),
    };
  };
  return {
    store: platform.store,
    clock: platform.clock,
    guest: programOf(platform.guest),
    user: async (profileName, over) => programOf(await platform.user(profileName, over)),
    close: () => platform.close(),
  };
}
