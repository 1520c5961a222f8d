/**
 * Reads Retry-After, seconds or an HTTP date, as milliseconds from `now`; a moment that has passed is 0.
 * Undefined where the header is missing or cannot be read.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
