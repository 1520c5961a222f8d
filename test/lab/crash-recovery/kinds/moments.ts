import { spawnOver } from '../../graceful-shutdown/spawn-over.ts';
import { newPlace, type Place } from '../../purchases/place.ts';

/** From when and until when a process is at the work that a kill should meet, in milliseconds after its start. */
export type Moments = readonly [number, number];

/** A start is never as quick or as slow as the one that was timed. */
const EARLIER = 0.9;
const LATER = 1.1;

const seeding = new Map<string, Promise<Moments>>();

/** When a first start with these settings fills the records, as one start on a place of its own has taken. */
export function momentsOfSeeding(
  { database, environment }: Place,
  settings: Readonly<Record<string, string>>,
): Promise<Moments> {
  const known = seeding.get(database) ?? timeSeeding(environment.DATABASE_URL || undefined, settings);
  seeding.set(database, known);
  return known;
}

async function timeSeeding(
  databaseUrl: string | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<Moments> {
  const place = await newPlace(databaseUrl);
  const began = performance.now();
  const child = spawnOver(place, ['mock/main.ts'], settings);
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  const times: number[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    times.push(performance.now() - began);
    if (String(chunk).includes('ready on')) child.kill('SIGTERM');
  });
  await gone;
  await place.remove();
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return [first * EARLIER, last * LATER];
}

/** When a start of the platform brings tables in line: after its modules are loaded, before it answers. */
export async function momentsOfMigration(place: Place): Promise<Moments> {
  const platform = await place.start();
  await platform.end('SIGTERM');
  return latterHalf(platform.readyMs);
}

/** When a process that takes so long, in milliseconds, is at its work: after its modules are loaded. */
export const latterHalf = (tookMs: number): Moments => [(tookMs / 2) * EARLIER, tookMs * LATER];
