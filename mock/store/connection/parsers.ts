const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;
const NUMERIC = 1700;

/**
 * How values are read, by PostgreSQL type: money stays an exact text, days stay `YYYY-MM-DD`, moments become ISO 8601
 * in UTC with milliseconds (microseconds where there are any), counts become numbers.
 */
export const parsers: Readonly<Record<number, (text: string) => string | number>> = {
  [DATE]: (text) => text,
  [NUMERIC]: (text) => text,
  [INT8]: Number,
  [TIMESTAMPTZ]: toIsoMoment,
};

/** ISO 8601 in UTC from the ways PostgreSQL writes a moment while its time zone is UTC. */
export function toIsoMoment(text: string): string {
  const [whole = '', fraction = ''] = text
    .replace(' ', 'T')
    .replace(/\+00(:00)?$/, '')
    .split('.');
  return `${whole}.${fraction.length > 3 ? fraction.padEnd(6, '0') : fraction.padEnd(3, '0')}Z`;
}
