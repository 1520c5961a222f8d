import { columnFor } from '../../../model/metadata/columns.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { Field, ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetsOf } from '../../../objects/index.ts';
import type { Condition } from '../where/parse-where.ts';

/** Words beyond this are more than anybody types. */
const MAXIMUM_WORDS = 10;

/**
 * The records that a search term finds: each of its words occurs in a name or a number of the record, in an e-mail
 * address, or in a searchable column of the list. `*` and `?` stand for any text and any one character.
 */
export function searchCondition(
  definition: ObjectDefinition,
  listed: readonly string[],
  searchTerm: string,
  viewer: Viewer,
): Condition | undefined {
  const words = wordsOf(searchTerm);
  return words.length === 0 ? undefined : holds(words, searchedPaths(definition, listed, viewer));
}

/** The records of which each word of a term occurs in one of the fields. */
export function holdsTerm(fields: readonly string[], term: string): Condition {
  return holds(
    wordsOf(term),
    fields.map((name) => [name]),
  );
}

function wordsOf(term: string): string[] {
  return term.replaceAll('\u0000', ' ').trim().split(/\s+/).filter(Boolean).slice(0, MAXIMUM_WORDS);
}

function holds(words: readonly string[], paths: readonly string[][]): Condition {
  return {
    kind: 'and',
    conditions: words.map((word) => ({
      kind: 'or',
      conditions: paths.map((path) => ({ kind: 'comparison', path, operator: 'like', value: pattern(word) })),
    })),
  };
}

/** Text as a pattern that finds it anywhere, with its own per cent signs and underscores taken literally. */
function pattern(word: string): string {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&');
  return `%${literal.replaceAll('*', '%').replaceAll('?', '_')}%`;
}

function searchedPaths(definition: ObjectDefinition, listed: readonly string[], viewer: Viewer): string[][] {
  const named = visibleFields(definition).filter(([name, field]) => namesRecord(definition, name, field));
  const columns = listed
    .map((name) => columnFor(definition, name, viewer))
    .filter(({ searchable, field }) => searchable && mayRead(field, viewer));
  const paths = [...named.map(([name]) => name), ...columns.map(({ path }) => path)];
  return [...new Set(paths)].map((path) => path.split('.'));
}

function mayRead({ reference }: Field, viewer: Viewer): boolean {
  return !reference || targetsOf(reference).some((target) => viewer.rights(target).readable);
}

/** Names, running and unique numbers, PZN, article numbers and addresses of people. */
function namesRecord(
  { nameFields }: ObjectDefinition,
  name: string,
  { type, unique, autoNumber, rule }: Field,
): boolean {
  if (type === 'Email') return true;
  if (type !== 'String' && type !== 'ComboBox') return false;
  const isNumber =
    unique || autoNumber !== undefined || rule === 'pzn' || /(Number|Code|Sku)(__c)?$/.test(name);
  return isNumber || nameFields.includes(name);
}
