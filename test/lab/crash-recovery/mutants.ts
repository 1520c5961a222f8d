import { sql } from 'kysely';
import type { OpenStore } from '#mock/store/store.ts';
import { writeOneByOne } from './write-one-by-one.ts';

/** A bug of the way in which work is written, which crashes must notice. */
interface CrashMutant {
  /** Puts the bug into an open store. */
  apply(store: OpenStore): Promise<OpenStore>;
}

export const crashMutants: Readonly<Record<string, CrashMutant>> = {
  'work is acknowledged before it is on the disk': {
    apply: async (store) => {
      await sql`set synchronous_commit = off`.execute(store.db);
      return store;
    },
  },
  'what belongs together is written piece by piece': {
    apply: async (store) => {
      await writeOneByOne();
      return store;
    },
  },
};
