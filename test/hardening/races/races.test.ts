import { expect, it } from 'vitest';
import { type RaceName, raceKinds } from './kinds/index.ts';
import { runRaces } from './run-races.ts';

const RACES = 3;
const server = process.env.DATABASE_URL;
const databases = ['PGlite', ...(server ? ['PostgreSQL'] : [])];
const cells = databases.flatMap((database) =>
  Object.entries(raceKinds).map(([name, { what }]) => [what, database, name as RaceName] as const),
);

it.each(cells)('one of several wins: %s, on %s', { timeout: 180_000 }, async (_, database, kind) => {
  const databaseUrl = database === 'PostgreSQL' ? server : undefined;
  const { tooMany, none, wrongBooks, otherAnswers, examples, races } = await runRaces({
    kind,
    races: RACES,
    databaseUrl,
  });
  expect({ tooMany, none, wrongBooks, otherAnswers, examples }).toEqual({
    tooMany: 0,
    none: 0,
    wrongBooks: 0,
    otherAnswers: 0,
    examples: [],
  });
  expect(races).toBe(RACES);
});
