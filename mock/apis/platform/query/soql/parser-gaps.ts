import { type HavingClause, parseQuery, type Query, type WhereClause } from '@jetstreamapp/soql-parser-js';
import type { QueryText } from './place.ts';

/** What may stand behind the conditions on groups. */
const BEHIND_HAVING = /^(?:ORDER|LIMIT|OFFSET|FOR|UPDATE)$/i;
/** As many records as there can be. */
const ANY_NUMBER = 2_147_483_647;

/**
 * Takes a query apart where the parser alone does not: it loses conditions on groups below NOT, takes an OFFSET that no
 * LIMIT is before for a field, and a condition that begins with AND for one without. Throws what the parser throws, or a refusal.
 */
export function parseWhole(text: QueryText): Query {
  refuseLeadingOperator(text);
  const { rest, having } = withoutHaving(text.text, text.outside);
  const query = parseLimited(
    rest,
    rest === text.text ? text.outside : withoutHaving(text.outside, text.outside).rest,
  );
  return having === undefined ? query : { ...query, having: conditionsOf(having) };
}

function refuseLeadingOperator(text: QueryText): void {
  const found = /\bWHERE\s+(AND|OR)\b/di.exec(text.outside);
  const [at] = found?.indices?.[1] ?? [];
  if (at !== undefined) throw text.refuseAt('MALFORMED_QUERY', at, `unexpected token: '${found?.[1]}'`);
}

function parseLimited(text: string, outside: string): Query {
  try {
    return parseQuery(text);
  } catch (error) {
    const limited = withLimits(text, outside);
    const query = limited === text ? undefined : parsed(limited);
    if (query) return query;
    throw error;
  }
}

function parsed(text: string): Query | undefined {
  try {
    return parseQuery(text);
  } catch {
    return undefined;
  }
}

/** The same with a LIMIT that leaves nothing out before each OFFSET that has none. */
function withLimits(text: string, outside: string): string {
  const lone = [...outside.matchAll(/(?<!\bLIMIT\s+\d+\s+)\bOFFSET\s+\d/gi)];
  return lone.reduceRight(
    (written, { index }) => `${written.slice(0, index)}LIMIT ${ANY_NUMBER} ${written.slice(index)}`,
    text,
  );
}

/** The text with blanks in place of the conditions on groups, and those. */
function withoutHaving(text: string, outside: string): { readonly rest: string; readonly having?: string } {
  const { index: from } = /\bHAVING\b/i.exec(outside) ?? {};
  if (from === undefined) return { rest: text };
  const to = endOfHaving(outside, from);
  const rest = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  return { rest, having: text.slice(from + 'HAVING'.length, to) };
}

/** The next clause that stands in no parentheses, or the end. */
function endOfHaving(outside: string, from: number): number {
  let depth = 0;
  for (const { 0: token, index } of outside.slice(from).matchAll(/[()]|\b\w+\b/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && BEHIND_HAVING.test(token)) return from + index;
  }
  return outside.length;
}

/** Conditions of groups, read as those of records are, which the parser takes whole. */
function conditionsOf(having: string): HavingClause {
  const { where } = parseQuery(`SELECT Id FROM Account WHERE ${having}`);
  return where as WhereClause as HavingClause;
}
