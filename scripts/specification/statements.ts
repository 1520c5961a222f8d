import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { type Citation, CLIENT_LIBRARY_ONLY, type Rule } from './rules.ts';

/** The table of what the two documents state that the system was ordered by, kept by hand. */
export const TABLE = 'docs/specification/statements.tsv';
/** Its columns, which its first line names. */
const COLUMNS = ['document', 'line', 'statement', 'rules', 'library only because', 'otherwise'];
/** So many statements may be for users of the client library alone. */
export const MOST_IN_LIBRARY = 10;

/** One thing that a document states, in words of our own. */
export interface Statement {
  readonly document: string;
  readonly line: string;
  readonly text: string;
  /** Ids of the rules that say together what it says. */
  readonly ids: readonly string[];
  /** Why users of the client library alone meet it, or a part of it. */
  readonly reason: string;
  /** What the system does otherwise than the document says. */
  readonly otherwise: string;
}

/** Who meets a statement: everybody, or users of the client library alone or for a part of it. */
export type Standing = 'met' | 'in part' | 'library';

/** The rows of the table, in their order. */
export const readStatements = (): Statement[] => statementsIn(readFileSync(join(REPOSITORY, TABLE), 'utf8'));

/**
 * The rows of a table with tabs between its cells.
 *
 * @throws Error where the first line names other columns
 */
export function statementsIn(table: string): Statement[] {
  const [head, ...rows] = table.trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`${TABLE} begins with other columns than: ${COLUMNS}`);
  return rows.map((row) => {
    const [document = '', line = '', text = '', ids = '', reason = '', otherwise = ''] = row.split('\t');
    return { document, line, text, ids: ids.split(' ').filter(Boolean), reason, otherwise };
  });
}

/** What is known of the rules that a statement names; unknown ids are left out. */
export const rulesOf = ({ ids }: Statement, rules: readonly Rule[]): Rule[] =>
  ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? []);

/** Who meets a statement, by the places of its rules. */
export function standingOf(statement: Statement, rules: readonly Rule[]): Standing {
  const named = rulesOf(statement, rules);
  const inLibrary = named.filter(({ place }) => place === CLIENT_LIBRARY_ONLY);
  if (inLibrary.length === 0) return 'met';
  return inLibrary.length === named.length ? 'library' : 'in part';
}

/** Whether some rule of a statement has both a place and a test. */
export function isShown(
  statement: Statement,
  rules: readonly Rule[],
  citations: readonly Citation[],
): boolean {
  const tested = new Set(citations.filter(({ isTest }) => isTest).map(({ id }) => id));
  return rulesOf(statement, rules).some(({ id, place }) => place !== '' && tested.has(id));
}

/** What is wrong with the table, a sentence each. */
export function statementFaults(
  statements: readonly Statement[],
  rules: readonly Rule[],
  citations: readonly Citation[],
): string[] {
  const inLibrary = statements.filter((statement) => standingOf(statement, rules) === 'library').length;
  return [
    ...statements.flatMap((statement) => faultsOf(statement, rules, citations)),
    ...(inLibrary > MOST_IN_LIBRARY
      ? [`${inLibrary} statements are for users of the client library only, more than ${MOST_IN_LIBRARY}.`]
      : []),
  ];
}

function faultsOf(statement: Statement, rules: readonly Rule[], citations: readonly Citation[]): string[] {
  const row = `${TABLE}: “${statement.text}”`;
  const needsReason = standingOf(statement, rules) !== 'met';
  return [
    ...statement.ids
      .filter((id) => !rules.some((rule) => rule.id === id))
      .map((id) => `${row} names ${id}, which no page of docs/specification/ states.`),
    ...(isShown(statement, rules, citations) ? [] : [`${row} has no rule with a place and a test.`]),
    ...(needsReason && statement.reason === ''
      ? [`${row} names a rule for users of the client library only, and no reason.`]
      : []),
    ...(!needsReason && statement.reason !== ''
      ? [`${row} gives a reason, though all of its rules are met by a user.`]
      : []),
  ];
}
