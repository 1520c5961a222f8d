import { coupon } from './coupon.ts';
import { doubleSubmit } from './double-submit.ts';
import { guestMerge } from './guest-merge.ts';
import type { RaceKind } from './kind.ts';
import { lastUnit } from './last-unit.ts';
import { staleUpdate } from './stale-update.ts';

/** Every kind of race by its name. */
export const raceKinds = {
  'last unit': lastUnit,
  'stale update': staleUpdate,
  'double submit': doubleSubmit,
  coupon,
  'guest merge': guestMerge,
} satisfies Readonly<Record<string, RaceKind>>;
export type RaceName = keyof typeof raceKinds;
