import { sql } from 'kysely';
import type { OpenStore } from '#mock/store/store.ts';
import { writeOneByOne } from './write-one-by-one.ts';

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
    plant: async (store) => {
      await writeOneByOne();
      return store;
    },
  },
};
