import { median } from '../statistics.ts';
import { type Ask, guestOf, staffOf } from './ask.ts';
import { type ChangedShop, changedShop } from './changed-shop.ts';
import { searchPath } from './questions.ts';

const ROUNDS = 5;
const USUAL = 9;
const CHANGES = 1_000;
const CALLERS = 4;

/** What a change costs the searches after it. */
export interface AfterChanges {
  /** How many times as long the first search takes as the same one usually does, by what was changed. */
  readonly times: Readonly<Record<string, number>>;
  /** Requests beside a thousand changes that were made one after the other, and those of them that failed. */
  readonly requests: number;
  readonly failed: number;
}

/**
 * Makes changes by one process of the platform and searches by another one, which has to show them.
 *
 * @throws where the next search does not show a change
 */
export async function searchAfterChanges(one: string, other: string): Promise<AfterChanges> {
  const guest = guestOf(other);
  const shop = await changedShop(await staffOf(one));
  try {
    const times: Record<string, number> = {};
    for (const [name, change] of Object.entries(shop.changes)) {
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        ratios.push(await firstBesideUsual(name, change(round), guest));
      times[name] = median(ratios);
    }
    return { times, ...(await beside(shop, guest)) };
  } finally {
    await shop.undo();
  }
}

async function firstBesideUsual(
  name: string,
  change: ReturnType<NonNullable<ChangedShop['changes'][string]>>,
  guest: Ask,
): Promise<number> {
  const { search, shows } = await change;
  const first = await guest(search);
  if (!shows(first.body)) throw new Error(`The search after another ${name} does not show it`);
  const usual: number[] = [];
  for (let again = 0; again < USUAL; again += 1) usual.push((await guest(search)).milliseconds);
  return first.milliseconds / median(usual);
}

/** Searches by several callers while names and prices are changed. */
async function beside({ changes }: ChangedShop, guest: Ask): Promise<{ requests: number; failed: number }> {
  let [requests, failed, isOver] = [0, 0, false];
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      requests += 1;
      await guest(searchPath({ searchTerm: 'Ibuprofen' })).catch(() => {
        failed += 1;
      });
    }
  });
  try {
    for (let round = 0; round < CHANGES; round += 1)
      await (round % 2 === 0 ? changes.name : changes.price)?.(round);
  } finally {
    isOver = true;
    await Promise.all(callers);
  }
  return { requests, failed };
}
