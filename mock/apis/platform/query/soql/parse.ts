import { parseQuery, type Query } from '@jetstreamapp/soql-parser-js';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import { parseWhole } from './parser-gaps.ts';
import type { QueryText } from './place.ts';

/** Places that are tried to find the one that an error is about. */
const MOST_TRIED = 20;

/** Each is tried on every record, so that thousands of them would keep the database from everybody else. */
const MOST_PATTERNS = 200;

/** A query with the object that it reads. */
export type ParsedQuery = Query & { readonly sObject: string };

/**
 * Takes a query apart.
 *
 * @throws PlatformFault 400 MALFORMED_QUERY with line, column and the place marked (PF-SOQL-02), QUERY_TOO_COMPLICATED at
 *   the first comparison with LIKE that is too many (PF-SOQL-24)
 */
export function parseSoql(text: QueryText): ParsedQuery {
  try {
    const query = parseWhole(text);
    if (query.sObject && query.fields?.length) return whole(query as ParsedQuery, text);
  } catch (error) {
    throw error instanceof PlatformFault ? error : malformed(text, error);
  }
  throw text.refuseAt('MALFORMED_QUERY', text.text.length, "unexpected token: '<EOF>'");
}

/** Refuses a query of whose conditions the parser has lost some, as it does with several NOT in a row (PF-SOQL-04). */
function whole(query: ParsedQuery, text: QueryText): ParsedQuery {
  if (operatorsIn(text.outside) !== operatorsOf(query))
    throw text.refuse('MALFORMED_QUERY', 'NOT', 'conditions nested like these are not supported');
  refuseManyPatterns(text);
  return query;
}

function refuseManyPatterns(text: QueryText): void {
  const first = text.offsetsOf('LIKE')[MOST_PATTERNS];
  if (first === undefined) return;
  const message = `the query has more than ${MOST_PATTERNS} comparisons with LIKE; ask for less, or in several queries`;
  throw text.refuseAt('QUERY_TOO_COMPLICATED', first, message);
}

function operatorsIn(outside: string): number {
  return outside.match(/\b(?:AND|OR|NOT(?!\s+IN\b))\b/gi)?.length ?? 0;
}

function operatorsOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const own = 'operator' in part && ['AND', 'OR', 'NOT'].includes(String(part.operator)) ? 1 : 0;
  return Object.values(part).reduce<number>((total, inner) => total + operatorsOf(inner), own);
}

function malformed(text: QueryText, error: unknown): PlatformFault {
  const message = error instanceof Error ? error.message : '';
  const [, lexed] = /at offset: (\d+)/.exec(message) ?? [];
  if (lexed) return unexpected(text, Number(lexed), text.text[Number(lexed)] ?? '');
  if (error instanceof RangeError) return text.refuseAt('MALFORMED_QUERY', 0, 'the query is too deep');
  const found = foundIn(message);
  return unexpected(text, found === '' ? text.text.length : placeOf(text, found, message), found);
}

function unexpected(text: QueryText, offset: number, found: string): PlatformFault {
  return text.refuseAt('MALFORMED_QUERY', offset, `unexpected token: '${found || '<EOF>'}'`);
}

/** What the parser has stumbled over, empty for the end of the text. */
function foundIn(message: string): string {
  const [, redundant] = /EOF but found: ([\s\S]*)$/.exec(message) ?? [];
  if (redundant !== undefined) return redundant.trim();
  const [, expected] = /but found --> '([\s\S]*)' <--$/.exec(message) ?? [];
  if (expected !== undefined) return expected;
  return /but found: '([\s\S]*)'$/.exec(message)?.[1] ?? '';
}

/** The parser names the word, not the place: it is the first at which the text before and with it is already wrong. */
function placeOf(text: QueryText, found: string, message: string): number {
  const offsets = text.offsetsOf(found).slice(0, MOST_TRIED);
  const isThere = (offset: number) => messageOf(text.text.slice(0, offset + found.length)) === message;
  return offsets.find(isThere) ?? offsets.at(-1) ?? 0;
}

function messageOf(text: string): string | undefined {
  try {
    parseQuery(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
