import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenStore, Store } from '#mock/store/store.ts';

/** A bug of the way in which work is written, which kills must notice. */
interface KillPlant {
  /** Puts the bug into an open store. */
  plant(store: OpenStore): Promise<OpenStore>;
}

export const killPlants: Readonly<Record<string, KillPlant>> = {
  'work is acknowledged before it is on the disk': {
    plant: async (store) => {
      await sql`set synchronous_commit = off`.execute(store.db);
      return store;
    },
  },
  'what belongs together is written piece by piece': {
    plant: async (store) => piecewise(store),
  },
};

const WRITES: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete']);
/** So long after each write, in milliseconds, that a kill comes between two of them. */
const PAUSE_MS = 25;

/** A store whose transactions are none, and which takes its time. */
function piecewise<S extends Store>(store: S): S {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'transaction')
        return (work: (inside: Store) => Promise<unknown>) => work(piecewise(target));
      if (name === 'as') return (userId: string) => piecewise(target.as(userId));
      const member = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (!WRITES.has(name)) return member.bind(target);
      return async (...args: unknown[]) => {
        const written = await member.apply(target, args);
        await wait(PAUSE_MS);
        return written;
      };
    },
  });
}
