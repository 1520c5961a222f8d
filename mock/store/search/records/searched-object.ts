import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField, objectDefinitions } from '../../../objects/index.ts';
import { quoted } from '../../schema/columns.ts';
import { searchWeights } from './searched-fields.ts';

/** What people read of a content, which stands in its body; no field of a record, and searched for contents alone. */
export const CONTENT_TEXT = 'ContentText';

/** What a reference leads to that people fill in; those of other objects the platform fills in itself. */
const chosen = new Set(
  objectDefinitions
    .filter(({ managedByPlatform }) => !managedByPlatform)
    .flatMap(({ fields }) => Object.values(fields).flatMap(({ reference }) => reference?.to ?? [])),
);

/**
 * Whether the words of records of an object are stored: of those that are searched, and of those that people choose in a
 * form. Others, such as the delivery groups of a cart, are written by shoppers all the time and hardly ever looked up.
 */
export function isFound({ searchable, apiName }: ObjectDefinition): boolean {
  return searchable || chosen.has(apiName);
}

/** Where words of the records of an object stand, each known by its place in this list. */
export function placesOf(definition: ObjectDefinition): string[] {
  const names = Object.keys(searchWeights(definition));
  return definition.apiName === 'ManagedContent' ? [...names, CONTENT_TEXT] : names;
}

/** What is stored of a word in one of the places: twice its number, one more where the place begins with the word. */
export function placeMark(place: number, isFirst: boolean): number {
  return 2 * place + Number(isFirst);
}

/** The texts of the records whose ids are given, place by place, as a query. */
export function textsSql(definition: ObjectDefinition): string {
  const said = contentsOf(definition, 'p').map((text, place) => `(${placeMark(place, false)}, ${text})`);
  return `select p."Id"::text as id, ${nameOf(definition, 'p')} as name, v.mark, v.content
    from ${quoted(definition.apiName)} p
    cross join lateral (values ${said.join(', ')}) v(mark, content) where p."Id" = any($1)`;
}

/** The name of a record, as it is stored for searching; `row` is what a statement calls the record. */
export function nameOf(definition: ObjectDefinition, row: string): string {
  return `left(coalesce(${row}.${quoted(nameField(definition))}::text, ''), 255)`;
}

/** What a record says, place by place; `row` is what a statement calls the record. */
export function contentsOf(definition: ObjectDefinition, row: string): string[] {
  return placesOf(definition).map((name) => {
    if (name === CONTENT_TEXT) return `"_search_content_text"(${row}."ContentBody")`;
    const text = `${row}.${quoted(name)}::text`;
    return definition.fields[name]?.type === 'Phone' ? `"_search_phone"(${text})` : text;
  });
}

/** The columns that a record is found by. */
export function foundColumns(definition: ObjectDefinition): string[] {
  const names = placesOf(definition).map((name) => (name === CONTENT_TEXT ? 'ContentBody' : name));
  return [...new Set([nameField(definition), ...names])];
}
