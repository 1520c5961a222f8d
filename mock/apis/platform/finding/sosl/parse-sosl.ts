import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import { SoslText } from './sosl-text.ts';

/** Records of one object that a search answers, as the query that would read them all. */
export interface Returning {
  readonly sObjectName: string;
  readonly soql: string;
}

/** A search, taken apart. */
export interface Search {
  readonly term: string;
  /** Which texts of a record are looked into. */
  readonly group: FieldGroup;
  /** Undefined where no object is named. */
  readonly returning: readonly Returning[] | undefined;
  /** Records in all. */
  readonly limit: number | undefined;
}

const GROUPS = ['ALL', 'NAME', 'EMAIL', 'PHONE'] as const;
export type FieldGroup = (typeof GROUPS)[number];

/** Takes a search apart; throws 400 MALFORMED_SEARCH for what makes no sense or is not answered (PF-REST-12). */
export function parseSosl(sosl: string): Search {
  const text = new SoslText(sosl);
  const [, term = ''] = text.expect(/FIND\s*\{((?:\\.|[^\\}])*)\}/iy, 'FIND {term}');
  const [, named = 'ALL'] = text.take(/IN\s+(\w+)\s+FIELDS\b/iy) ?? [];
  const group = GROUPS.find((one) => one === named.toUpperCase());
  if (!group) throw malformed(`IN ${named} FIELDS is not supported`);
  const returning = text.take(/RETURNING\b/iy) ? returningOf(text) : undefined;
  refuseClause(text);
  const [, limit] = text.take(/LIMIT\s+(\d{1,9})\b/iy) ?? [];
  refuseClause(text);
  text.expectEnd();
  return { term, group, returning, limit: limit === undefined ? undefined : Number(limit) };
}

/** Names the clause that a search may have, but that is not answered here. */
function refuseClause(text: SoslText): void {
  const [clause] =
    text.take(/WITH\s+DATA\s+CATEGORY\b/iy) ??
    text.take(/(WITH|UPDATE)\s+\w+\b/iy) ??
    text.take(/USING\s+\w+\b/iy) ??
    [];
  if (clause) throw malformed(`${clause.replace(/\s+/g, ' ').toUpperCase()} is not supported`);
}

function returningOf(text: SoslText): Returning[] {
  const found: Returning[] = [];
  do {
    const [, sObjectName = ''] = text.expect(/(\w+)/y, 'an object');
    found.push({ sObjectName, soql: soqlOf(sObjectName, text.takeBraced()) });
  } while (text.take(/,/y));
  return found;
}

/** `Name WHERE City = 'Kiel' LIMIT 5` of an object, as a query. */
function soqlOf(sObjectName: string, inside: string | undefined): string {
  const at = inside?.search(/\b(WHERE|ORDER\s+BY|LIMIT|OFFSET)\b/i) ?? -1;
  const fields = (at < 0 ? inside : inside?.slice(0, at))?.trim() || 'Id';
  return `SELECT ${fields} FROM ${sObjectName} ${at < 0 ? '' : inside?.slice(at)}`;
}

function malformed(message: string): PlatformFault {
  return new PlatformFault(400, 'MALFORMED_SEARCH', message);
}
