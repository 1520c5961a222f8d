import { type Clock, pause } from '../clock.ts';
import { CommerceError } from '../errors/index.ts';

/** The waits of a polled read, as its contract's `x-poll` gives them (SF-CART-02, SF-CART-03). */
export interface PollTable {
  readonly immediateTries: number;
  readonly linearStepMs: number;
  readonly linearTriesUntil: number;
  readonly doublingBaseMs: number;
  readonly maximumTries: number;
}

/** Milliseconds to wait before the try, counted from 1: none, then growing steadily, then doubling. */
export const pollDelayMs = (table: PollTable, attempt: number): number =>
  attempt <= table.immediateTries
    ? 0
    : attempt <= table.linearTriesUntil
      ? table.linearStepMs * (attempt - table.immediateTries)
      : table.doublingBaseMs * 2 ** (attempt - table.linearTriesUntil - 1);

interface Poll<T> {
  operationId: string;
  clock: Clock;
  table: PollTable;
  read: () => Promise<T>;
  /** Whether a value is the last one; tries are counted from 1. */
  isDone: (value: T, attempt: number) => boolean;
  signal?: AbortSignal;
}

/**
 * Reads until the value is done.
 *
 * @throws CommerceError ASYNC_MAXIMUM_WAIT_EXCEEDED after the last try of the table
 */
export async function poll<T>({ operationId, clock, table, read, isDone, signal }: Poll<T>): Promise<T> {
  for (let attempt = 1; attempt <= table.maximumTries; attempt += 1) {
    const delay = pollDelayMs(table, attempt);
    if (delay > 0) await pause(clock, delay, operationId, signal);
    const value = await read();
    if (isDone(value, attempt)) return value;
  }
  throw new CommerceError('ASYNC_MAXIMUM_WAIT_EXCEEDED', { operationId });
}
