import { expect, it } from 'vitest';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { openSession } from './stored-sessions.ts';

/** A store that counts the sessions that are read from it. */
function counted(store: Store): { store: Store; read: () => number } {
  let read = 0;
  const find = async (...query: Parameters<Store['find']>) => {
    const rows = await store.find(...query);
    read += rows.length;
    return rows;
  };
  const watched = new Proxy(store, {
    get: (target, key) => {
      const value = key === 'find' ? find : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: watched, read: () => read };
}

it('PF-SEC-06 signing in takes no longer for somebody who has many sessions', async () => {
  const store = await openTestStore();
  const { Id: userId } = await store.insert('User', {
    LastName: 'Beispiel',
    Username: 'erika@offizin.example',
    Email: 'erika@offizin.example',
    ProfileId: profileId('Buyer'),
  });
  const now = new Date('2026-03-02T09:30:00Z');
  for (let count = 0; count < 5; count += 1) await openSession(store, { userId }, now);
  const watched = counted(store);
  await openSession(watched.store, { userId }, now);
  expect(watched.read()).toBe(1);
  expect(await store.count('AuthSession', { UsersId: userId })).toBe(6);
  await store.close();
});
