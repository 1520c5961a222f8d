import type { Operation } from '../operation.ts';
import type { LooseInput } from '../send/fill-in.ts';

/** Reads what a translation into an older form needs, through the cache. */
export type Ask = (operation: Operation, input: LooseInput) => Promise<unknown>;
