import type { OpenStore } from '#mock/store/store.ts';
import type { Place } from '../../purchases/place.ts';
import type { Moments } from './moments.ts';

/** How the records differ from what was acknowledged; all zero is what is promised. */
export interface Damage {
  /** Work that was acknowledged and is not there. */
  readonly lost: number;
  /** Work that is there twice. */
  readonly doubled: number;
  /** Work of which only a part is there. */
  readonly halfWritten: number;
}

/** A process that works on the records until it is killed. */
export interface Worker {
  /** Milliseconds until it was ready to work; absent where it ends by itself. */
  readonly readyMs?: number;
  /** Works until the process is gone. */
  work(): Promise<void>;
  kill(): Promise<void>;
}

/** What is killed, and how the records are looked at afterwards. */
export interface CrashKind {
  readonly what: string;
  /** A kill comes after up to so many milliseconds of work, unless the victim knows better. */
  readonly mostMs: number;
  /** Whether each kill has a place of its own, as of a first start there is one only. */
  readonly isFresh?: boolean;
  prepare(place: Place): Promise<Victim>;
}

export interface Victim {
  /** Between which moments a kill may meet the work, in milliseconds, where that depends on how quick the machine is. */
  readonly between?: Moments;
  /** Starts what will be killed, with a bug of a process if one is named. */
  start(place: Place, mutant?: string): Promise<Worker>;
  /** Looks at the records after a kill. */
  audit(store: OpenStore): Promise<Damage>;
}

export const NO_DAMAGE: Damage = { lost: 0, doubled: 0, halfWritten: 0 };

/** The sum of two damages. */
export const plus = (one: Damage, other: Damage): Damage => ({
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  halfWritten: one.halfWritten + other.halfWritten,
});
