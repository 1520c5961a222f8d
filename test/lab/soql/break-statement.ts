import type { Random } from './random.ts';

/** Words, signs and values that may stand in a statement, and some that may not. */
const TOKENS = [
  ...'SELECT FROM WHERE AND OR NOT IN LIKE INCLUDES EXCLUDES GROUP BY HAVING ORDER ASC DESC NULLS FIRST LAST'.split(
    ' ',
  ),
  ...'LIMIT OFFSET FOR VIEW REFERENCE UPDATE TRACKING WITH SECURITY_ENFORCED USING SCOPE mine TYPEOF WHEN THEN ELSE END'.split(
    ' ',
  ),
  ...'COUNT() COUNT( MAX( SUM( GROUPING( ROLLUP( CUBE( FIELDS(ALL) toLabel( FORMAT( convertTimezone( DISTANCE('.split(
    ' ',
  ),
  ...'( ) , . = != <> < <= > >= : ; \' " \\ % _ * - + / $1 ?'.split(' '),
  ...'Id Name Account.Name Owner.Type Who What Type Nothing Parent.Parent.Parent.Parent.Parent.Parent.Name'.split(
    ' ',
  ),
  ...'null true 0 -1 1.5 99999999999999999999 1e9 2026-02-30 2026-06-01 2026-06-01T25:00:00Z TODAY LAST_N_DAYS:0 LAST_N_DAYS:9999 N_YEARS_AGO:9999'.split(
    ' ',
  ),
  "''",
  "'%'",
  "'\\",
  "'001000000000000AAA'",
  '\u0000',
  '\u{1F48A}',
  'ä',
  '\n',
];

/** A statement with some of its words left out, doubled, put elsewhere or exchanged. */
export function breakStatement(random: Random, soql: string): string {
  const tokens = soql.match(/'(?:\\.|[^'\\])*'|[\w.:+-]+|\s+|./gs) ?? [];
  for (let times = random.int(1, 3); times > 0; times -= 1) {
    const at = random.int(0, tokens.length - 1);
    const kind = random.int(0, 4);
    if (kind === 0) tokens.splice(at, random.int(1, 3));
    else if (kind === 1) tokens.splice(at, 1, random.one(TOKENS));
    else if (kind === 2) tokens.splice(at, 0, ` ${random.one(TOKENS)} `);
    else if (kind === 3) tokens.splice(at, 0, ...tokens.slice(at, at + random.int(1, 6)));
    else tokens.splice(random.int(0, tokens.length), 0, ...tokens.splice(at, random.int(1, 4)));
  }
  return tokens.join('');
}

/** What is wrong with the answer to a statement that may make no sense; undefined for an answer or a refusal that says why. */
export function brokenPromise(status: number, body: unknown): string | undefined {
  if (status === 200) return undefined;
  if (status !== 400) return `status ${status}`;
  const [reason] = Array.isArray(body) ? body : [];
  if (typeof reason?.errorCode !== 'string' || typeof reason.message !== 'string') return 'no reason';
  if (/syntax error at|does not exist|violates|operator does not|\[object/.test(reason.message))
    return 'words of the database';
  const isMarked = /\n.*\n *\^\nERROR at Row:\d+:Column:\d+\n./.test(reason.message);
  return reason.errorCode === 'MALFORMED_QUERY' && !isMarked ? 'no place' : undefined;
}
