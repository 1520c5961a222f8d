import { randomInt } from 'node:crypto';
import { queryConstants } from '#generated/platform/constants.gen.ts';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { Store } from '../../../../store/store.ts';
import type { Deleted } from '../../../record-data/querying/joins.ts';

const { cursorLifetimeMs, cursorsOfUser } = queryConstants;

/** A query with the records that it found, of which further pages are asked for. */
export interface Cursor {
  readonly userId: string;
  readonly soql: string;
  readonly ids: readonly string[];
  readonly batchSize: number;
  readonly deleted: Deleted;
  /** Last use, in milliseconds. */
  usedAt: number;
}

/** By the database whose records they name: once all records are exchanged, they lead nowhere. */
const cursors = new WeakMap<object, Map<string, Cursor>>();

/** Keeps what a query has found, for a while and only so many of each user; answers by which name. */
export function keepCursor({ origin }: Store, cursor: Cursor): string {
  const kept = cursors.get(origin) ?? new Map<string, Cursor>();
  cursors.set(origin, kept);
  for (const [name, { usedAt }] of kept) if (isOver(usedAt, cursor.usedAt)) kept.delete(name);
  const own = [...kept].filter(([, { userId }]) => userId === cursor.userId);
  for (const [name] of own.slice(0, Math.max(0, own.length - cursorsOfUser + 1))) kept.delete(name);
  const name = newName();
  kept.set(name, cursor);
  return name;
}

/** What a locator leads to; throws 400 for one that is over, unknown, or another user's (PF-SOQL-05). */
export function findCursor(
  { origin }: Store,
  locator: string,
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): { readonly name: string; readonly cursor: Cursor; readonly from: number } {
  const [name = '', from = '0'] = locator.split('-');
  const cursor = cursors.get(origin)?.get(name);
  if (!cursor || cursor.userId !== userId || isOver(cursor.usedAt, now.getTime()))
    throw new PlatformFault(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
  cursor.usedAt = now.getTime();
  return { name, cursor, from: Number(from) };
}

function isOver(usedAt: number, now: number): boolean {
  return now - usedAt > cursorLifetimeMs;
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function newName(): string {
  return `01g${Array.from({ length: 15 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
