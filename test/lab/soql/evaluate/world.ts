import type { Records } from '../records.ts';

/** Records in memory, and who asks for them on which day. */
export interface World {
  readonly records: Records;
  /** The day in the shop. */
  readonly today: string;
  readonly userId: string;
}
