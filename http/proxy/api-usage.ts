/** Header by which the platform tells with each answer how many calls of a day are used. */
export const USAGE_HEADER = 'sforce-limit-info';

/** The calls of the last 24 hours that an answer tells of. */
export interface ApiUsage {
  readonly used: number;
  readonly maximum: number;
}

/** Reads e.g. `api-usage=120/100000`; undefined where the header says nothing of it. */
export function parseApiUsage(header: string | null | undefined): ApiUsage | undefined {
  const [, used, maximum] = /api-usage=(\d+)\/(\d+)/.exec(header ?? '') ?? [];
  return maximum === undefined ? undefined : { used: Number(used), maximum: Number(maximum) };
}
