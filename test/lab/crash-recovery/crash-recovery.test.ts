import { expect, it } from 'vitest';
import { PATIENT } from '../patient.ts';
import { runCrashes } from './run-crashes.ts';

/** `npm run lab -- crash-recovery 200` crashes more often. */
const KILLS = 2;
const seed = Number(process.env.SEED ?? 20260603);
const server = process.env.DATABASE_URL;
const databases = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

it.each(databases)(
  `loses, doubles and halves no order when it is killed, on %s (SEED=${seed})`,
  PATIENT,
  async (database) => {
    const databaseUrl = database === 'PostgreSQL' ? server : undefined;
    const { crashes, lost, doubled, halfWritten, wrongStock } = await runCrashes({
      crashes: KILLS,
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
    expect(crashes).toBe(KILLS);
  },
);
