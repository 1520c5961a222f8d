import { expect, it } from 'vitest';
import { runRaces } from './run-races.ts';

const RACES = 6;
const server = process.env.DATABASE_URL;
const databases = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

it.each(databases)(
  'gives the last pack to one of several carts only, on %s',
  { timeout: 180_000 },
  async (database) => {
    const databaseUrl = database === 'PostgreSQL' ? server : undefined;
    const { oversold, unsold, wrongBooks, otherAnswers, races } = await runRaces({
      races: RACES,
      databaseUrl,
    });
    expect({ oversold, unsold, wrongBooks, otherAnswers }).toEqual({
      oversold: 0,
      unsold: 0,
      wrongBooks: 0,
      otherAnswers: 0,
    });
    expect(races).toBe(RACES);
  },
);
