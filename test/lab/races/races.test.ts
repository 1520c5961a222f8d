import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RaceName, raceKinds } from './kinds/index.ts';
import { openRaces, type RaceGround } from './run-races.ts';

const RACES = 3;
const TIMEOUT_MS = 180_000;
const server = process.env.DATABASE_URL;
const databases = ['PGlite', ...(server ? ['PostgreSQL'] : [])];
const kinds = Object.keys(raceKinds) as RaceName[];

describe.each(databases)('rivals on %s', (database) => {
  let ground: RaceGround;
  beforeAll(async () => {
    const databaseUrl = database === 'PostgreSQL' ? server : undefined;
    ground = await openRaces({ kinds, races: RACES, databaseUrl });
  }, TIMEOUT_MS);
  afterAll(() => ground?.close(), TIMEOUT_MS);

  it.each(kinds.map((kind) => [raceKinds[kind].what, kind] as const))(
    'one of several wins: %s',
    { timeout: TIMEOUT_MS },
    async (_, kind) => {
      const { tooMany, none, inconsistent, otherAnswers, examples, races } = await ground.run(kind);
      expect({ tooMany, none, inconsistent, otherAnswers, examples }).toEqual({
        tooMany: 0,
        none: 0,
        inconsistent: 0,
        otherAnswers: 0,
        examples: [],
      });
      expect(races).toBe(RACES);
    },
  );
});
