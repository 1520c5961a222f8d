import type { AnyHandler } from '#mock/apis/dispatch/dispatcher.ts';
import { createMock, type Mock } from '#mock/create-mock.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import { openStore, type StoreLocation } from '#mock/store/open-store.ts';
import type { Store } from '#mock/store/store.ts';

const CHUNK = 10_000;
const CITIES = ['Freiburg', 'Kassel', 'Rostock', 'Bremen', 'Passau', 'Erfurt', 'Ulm'];

/** The platform over a store with so many accounts, and a supporter who is signed in to it. */
export interface FilledPlatform {
  /** Milliseconds until the whole answer is read. */
  ask(method: string, path: string, body?: unknown): Promise<{ milliseconds: number; body: unknown }>;
  close(): Promise<void>;
}

/** How a platform is filled. */
interface Filling {
  readonly replace?: Readonly<Record<string, AnyHandler>>;
  /** Where its records are kept; in memory unless told. */
  readonly location?: StoreLocation;
  /** Writes so many records, beyond the accounts. */
  readonly fill?: (store: Store, records: number) => Promise<void>;
}

/** Fills a platform; ten of its accounts, evenly spread, are named Lindwurm. */
export async function filledPlatform(
  accounts: number,
  { replace = {}, location = { memory: true }, fill }: Filling = {},
): Promise<FilledPlatform> {
  const store = await openStore(location);
  for (let from = 0; from < accounts; from += CHUNK)
    await store.insertMany('Account', accountsFrom(from, Math.min(accounts, from + CHUNK), accounts));
  await fill?.(store, accounts);
  const token = await signIn(store);
  const mock: Mock = await createMock({ store, replace });
  const origin = `http://127.0.0.1:${await mock.listen(0)}`;
  const headers = { cookie: `sid=${token}`, 'content-type': 'application/json' };
  return {
    close: () => mock.close(),
    ask: async (method, path, body) => {
      const begin = performance.now();
      const answer = await fetch(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const milliseconds = performance.now() - begin;
      if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      return { milliseconds, body: JSON.parse(text) };
    },
  };
}

function accountsFrom(from: number, end: number, all: number) {
  return Array.from({ length: end - from }, (_, index) => {
    const number = from + index;
    const family = number % (all / 10) === 0 ? 'Lindwurm' : 'Praxis';
    // Multiplied by a number without common factors, so that names do not come in the order of the ids.
    const mixed = (number * 7_919) % all;
    return {
      Name: `${family} ${String(mixed).padStart(6, '0')}`,
      AccountNumber: `K-${String(number).padStart(7, '0')}`,
      Phone: `+49 30 ${String(number).padStart(7, '0')}`,
      BillingCity: CITIES[number % CITIES.length] ?? null,
    };
  });
}

async function signIn(store: Store): Promise<string> {
  const user = await store.insert('User', {
    FirstName: 'Mara',
    LastName: 'Support',
    Username: 'bench@offizin.example',
    Email: 'bench@offizin.example',
    ProfileId: profileId('Support'),
  });
  return (await openSession(store, { userId: user.Id }, new Date())).token;
}
