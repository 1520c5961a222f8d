import { linksTo } from './pages.ts';
import { type Citation, CLIENT_LIBRARY_ONLY, type Rule } from './rules.ts';
import {
  isShown,
  MOST_IN_LIBRARY,
  rulesOf,
  type Standing,
  type Statement,
  standingOf,
} from './statements.ts';

/** The page that shows of each statement where a user meets it and which tests verify it. */
export const REACH_PAGE = 'docs/specification/reach.md';
/** The tests that a cell names; the others are counted. */
const MOST_NAMED = 3;

/** A statement with its number in its document. */
interface Numbered extends Statement {
  readonly number: string;
}

/** The text of the page. */
export function reachPage(
  statements: readonly Statement[],
  rules: readonly Rule[],
  citations: readonly Citation[],
): string {
  const numbered = [...Map.groupBy(statements, ({ document }) => document).values()].flatMap((own) =>
    own.map((statement, at) => ({ ...statement, number: `${statement.document} ${at + 1}` })),
  );
  const standing = (wanted: Standing) =>
    numbered.filter((statement) => standingOf(statement, rules) === wanted);
  const otherwise = numbered.filter((statement) => statement.otherwise !== '');
  return `# Reach of the statements

The system was ordered by two documents, which are not in this repository. Each thing that they state is a row of [statements.tsv](statements.tsv), in words of our own and with the rules that carry it; \`npm run specification\` writes this page from the table, from the places of the rules and from the titles of the tests, and \`npm run check\` fails where it says something else.

Of the document of the storefront, one statement is each sentence and each row that demands something, each entity of a paragraph of fields, each error of a row, and each base of calls that a heading names. The document of record data describes what the client does and, apart from that, calls and their members, which the contracts hold; of what the client does, one statement is each item of a list, each row and each sentence of a paragraph. What a document says that it does not know is no statement. Lines are those of the documents.

${[...Map.groupBy(numbered, ({ document }) => document)].map(([document, own]) => countOf(document, own, rules, citations)).join('\n')}

${standing('library').length} of all are met by users of the client library only, where ${MOST_IN_LIBRARY} may be, and ${standing('in part').length} in part. ${otherwise.length} are met otherwise than the document says.

## Met by users of the client library only

${list(standing('library'), 'reason')}

## In part for users of the client library only

The other rules of these statements have a place in the shop or the console.

${list(standing('in part'), 'reason', rules)}

## Met otherwise

${list(otherwise, 'otherwise')}

## All statements

| Statement | Line | What it says | Rules | Where a user meets it | Tests |
|---|---|---|---|---|---|
${numbered.map((statement) => rowOf(statement, rules, citations)).join('\n')}
`;
}

function countOf(
  document: string,
  own: readonly Statement[],
  rules: readonly Rule[],
  citations: readonly Citation[],
): string {
  const shown = own.filter((statement) => isShown(statement, rules, citations)).length;
  return `- ${document}: **${shown} of ${own.length} statements have a place and a test.**`;
}

function list(
  statements: readonly Numbered[],
  why: 'reason' | 'otherwise',
  rules: readonly Rule[] = [],
): string {
  if (statements.length === 0) return 'None.';
  return statements
    .map((statement) => {
      const alone = rulesOf(statement, rules).filter(({ place }) => place === CLIENT_LIBRARY_ONLY);
      const ids = alone.length > 0 ? ` (${alone.map(({ id }) => id).join(', ')})` : '';
      return `- ${statement.number}, ${statement.text}${ids}: ${statement[why]}`;
    })
    .join('\n');
}

function rowOf(statement: Numbered, rules: readonly Rule[], citations: readonly Citation[]): string {
  const places = [...new Set(rulesOf(statement, rules).map(({ place }) => place))];
  const files = citations.filter(({ id, isTest }) => isTest && statement.ids.includes(id));
  const cells = [
    statement.number,
    statement.line,
    statement.text,
    statement.ids.join(', '),
    places.join('; '),
    testsOf(files.map(({ file }) => file)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function testsOf(files: readonly string[]): string {
  const all = [...new Set(files)];
  const others = all.length - MOST_NAMED;
  return `${linksTo(all.slice(0, MOST_NAMED), REACH_PAGE)}${others > 0 ? ` and ${others} more` : ''}`;
}
