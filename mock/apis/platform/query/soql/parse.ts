import { parseQuery, type Query } from '@jetstreamapp/soql-parser-js';
import type { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { QueryText } from './place.ts';

/** Places that are tried to find the one that an error is about. */
const MOST_TRIED = 20;

/** A query with the object that it reads. */
export type ParsedQuery = Query & { readonly sObject: string };

/** Takes a query apart; throws 400 MALFORMED_QUERY with line, column and the place marked (PF-SOQL-02). */
export function parseSoql(text: QueryText): ParsedQuery {
  try {
    const query = parseQuery(text.text);
    if (query.sObject && query.fields?.length) return query as ParsedQuery;
  } catch (error) {
    throw malformed(text, error);
  }
  throw text.refuseAt('MALFORMED_QUERY', text.text.length, "unexpected token: '<EOF>'");
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
