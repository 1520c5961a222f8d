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
  readonly isNameOnly: boolean;
  /** Undefined where no object is named. */
  readonly returning: readonly Returning[] | undefined;
  /** Records in all. */
  readonly limit: number | undefined;
}

const OPERATORS = /\s(AND|OR)\s|\bNOT\s|["()]/;

/** Takes a search apart; throws 400 MALFORMED_SEARCH for what makes no sense or is not answered (PF-REST-12). */
export function parseSosl(sosl: string): Search {
  const text = new SoslText(sosl);
  const [, term = ''] = text.expect(/FIND\s*\{((?:\\.|[^\\}])*)\}/iy, 'FIND {term}');
  refuseOperators(term);
  const [, scope] = text.take(/IN\s+(\w+)\s+FIELDS\b/iy) ?? [];
  if (scope !== undefined && !/^(ALL|NAME)$/i.test(scope))
    throw malformed(`IN ${scope} FIELDS is not supported`);
  const returning = text.take(/RETURNING\b/iy) ? returningOf(text) : undefined;
  const [, limit] = text.take(/LIMIT\s+(\d{1,9})\b/iy) ?? [];
  text.expectEnd();
  return {
    term: term.replace(/\\(.)/gs, '$1'),
    isNameOnly: /^NAME$/i.test(scope ?? ''),
    returning,
    limit: limit === undefined ? undefined : Number(limit),
  };
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

function refuseOperators(term: string): void {
  const [operator] = OPERATORS.exec(term) ?? [];
  if (operator !== undefined) throw malformed(`'${operator.trim()}' in a term is not supported`);
}

function malformed(message: string): PlatformFault {
  return new PlatformFault(400, 'MALFORMED_SEARCH', message);
}
