import type { Store } from '#mock/store/store.ts';
import type { PurchaseRecords } from '../../purchases/purchase-records.ts';

/** What came of one race. */
export interface Outcome {
  /** Rivals who were told that they have won. */
  readonly winners: number;
  /** Answers that are neither a victory nor the refusal that is due. */
  readonly otherAnswers: readonly string[];
  /** Whether what is stored in the end fits; asked once all races are over. */
  readonly fits: (records: PurchaseRecords) => boolean;
}

/** Where rivals ask: one address per platform process. */
export interface Track {
  readonly origins: readonly string[];
  /** Counts the races from 0. */
  readonly number: number;
}

/** A race of one kind: who runs, for what, and who may win. */
export interface RaceKind {
  /** What is raced for, in one sentence. */
  readonly what: string;
  /** Writes what the races are about, and answers how one is run. `lanes` races run at once. */
  prepare(
    store: Store,
    races: number,
    lanes: number,
  ): Promise<(track: Track, lane: number) => Promise<Outcome>>;
}

/** The process that a rival asks: neighbours ask different ones. */
export const originOf = ({ origins, number }: Track, rival: number): string =>
  origins[(number + rival) % origins.length] as string;

/** Rivals in each race. */
export const RIVALS = 4;

/** A status with the beginning of its body, to look into. */
export const told = ({ status, body }: { status: number; body?: unknown }): string =>
  `${status} ${JSON.stringify(body)?.slice(0, 200)}`;
