import type { Platform } from '#client/platform.ts';
import type { WriteEntry } from '../../data/undo/written.ts';

/** What is taken back, and how that is told. */
export interface TakingBack {
  platform: Platform;
  records: WriteEntry['records'];
  /** A refusal as a sentence. */
  explain: (error: unknown) => string;
  /** What is said of a record that somebody has changed since, of one that is gone, and of a setting changed since. */
  texts: { changedSince: string; gone: string; arrangedSince: string };
}
