import { expect, it } from 'vitest';
import { runKills } from './run-crashes.ts';

/** `npm run harden -- kills 200` kills more often. */
const KILLS = 2;
const seed = Number(process.env.SEED ?? 20260603);
const server = process.env.DATABASE_URL;
const databases = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

it.each(databases)(
  `loses, doubles and halves no order when it is killed, on %s (SEED=${seed})`,
  { timeout: 240_000 },
  async (database) => {
    const databaseUrl = database === 'PostgreSQL' ? server : undefined;
    const { kills, lost, doubled, halfWritten, wrongStock } = await runKills({
      kills: KILLS,
      seed,
      databaseUrl,
      emptyStarts: 0,
    });
    expect({ lost, doubled, halfWritten, wrongStock }).toEqual({
      lost: 0,
      doubled: 0,
      halfWritten: 0,
      wrongStock: 0,
    });
    expect(kills).toBe(KILLS);
  },
);
