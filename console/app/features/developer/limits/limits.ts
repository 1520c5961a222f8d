import type { Data } from '#client/operation.ts';

/** A limit of the platform with what is used of it. */
export interface UsedLimit {
  name: string;
  max: number;
  used: number;
  /** Part of it that is used, from 0 to 1. */
  share: number;
}

/** The limits with those first of which least is left; what is not granted at all comes last. */
export function usedLimits(limits: Data<'getLimits'>): UsedLimit[] {
  return Object.entries(limits)
    .map(([name, { Max: max, Remaining }]) => {
      const used = max - Remaining;
      return { name, max, used, share: max > 0 ? used / max : 0 };
    })
    .toSorted((one, other) => other.share - one.share || Number(other.max > 0) - Number(one.max > 0));
}

/** A name in capitals as words: `DailyApiRequests` reads "Daily Api Requests". */
export const wordsOf = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
