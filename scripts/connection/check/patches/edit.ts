import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { typeOf } from '../answers/in-words.ts';
import type { Place } from './contract-files.ts';

/** A piece of text in place of another. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Lets a schema be null as well, or of another type: `type: string` becomes `type: [string, 'null']`. */
export function allowType({ file: { document }, keys }: Place, type: string): Edit | undefined {
  const schema = document.getIn(keys);
  if (!isMap(schema)) return undefined;
  const written = schema.get('type', true) as Node | undefined;
  const name = type === 'null' ? "'null'" : type;
  if (isScalar(written)) return replaced(written, `[${written.source ?? written.value}, ${name}]`);
  if (isSeq(written)) return appended(written as Sequence, name);
  const reference = schema.get('$ref');
  if (typeof reference !== 'string') return undefined;
  return replaced(schema as Node, `{ oneOf: [{ $ref: '${reference}' }, { type: ${name} }] }`);
}

/** Names one more value of an enumeration. */
export function allowValue({ file: { document }, keys }: Place, value: unknown): Edit | undefined {
  const values = document.getIn([...keys, 'enum']);
  return isSeq(values) ? appended(values as Sequence, scalarText(value)) : undefined;
}

/** Makes a member optional. */
export function makeOptional(place: Place, member: string): Edit | undefined {
  const {
    file: { document },
    keys,
  } = place;
  const required = document.getIn([...keys, 'required']);
  if (!isSeq(required)) return undefined;
  const items = (required as Sequence).items;
  const index = items.findIndex((item) => isScalar(item) && item.value === member);
  const [item, next, former] = [items[index], items[index + 1], items[index - 1]];
  if (!item?.range || !required.flow) return undefined;
  if (items.length === 1) return removedPair(place, 'required');
  if (next?.range) return { from: item.range[0], to: next.range[0], text: '' };
  return { from: former?.range?.[1] ?? item.range[0], to: item.range[1], text: '' };
}

/** Declares one more member of an object. */
export function declareMember({ file, keys }: Place, member: string, value: unknown): Edit | undefined {
  const { document, text: source } = file;
  const properties = document.getIn([...keys, 'properties']);
  if (!isMap(properties)) return undefined;
  const last = properties.items.at(-1) as Pair<Node, Node> | undefined;
  const first = properties.items[0] as Pair<Node, Node> | undefined;
  const end = last?.value?.range?.[1];
  if (end === undefined || !first?.key.range) return undefined;
  const declaration = `${scalarText(member)}: ${schemaText(value)}`;
  if (properties.flow) return { from: end, to: end, text: `, ${declaration}` };
  const start = first.key.range[0];
  const indent = ' '.repeat(start - (source.lastIndexOf('\n', start - 1) + 1));
  const at = source.slice(0, end).trimEnd().length;
  return { from: at, to: at, text: `\n${indent}${declaration}` };
}

/** The text with all edits made; those that overlap an earlier one are left out. */
export function edited(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((one, other) => other.from - one.from);
  let from = Number.POSITIVE_INFINITY;
  let result = text;
  for (const edit of sorted) {
    if (edit.to > from) continue;
    result = result.slice(0, edit.from) + edit.text + result.slice(edit.to);
    from = edit.from;
  }
  return result;
}

interface Sequence {
  readonly items: readonly Node[];
  readonly flow?: boolean;
}

function appended({ items, flow }: Sequence, text: string): Edit | undefined {
  const end = items.at(-1)?.range?.[1];
  return end === undefined || !flow ? undefined : { from: end, to: end, text: `, ${text}` };
}

function replaced({ range }: Node, text: string): Edit | undefined {
  return range ? { from: range[0], to: range[1], text } : undefined;
}

/** Takes a line away, such as that of a list which would be empty. */
function removedPair({ file, keys }: Place, name: string): Edit | undefined {
  const { document, text: source } = file;
  const map = document.getIn(keys);
  if (!isMap(map) || map.flow) return undefined;
  const pair = map.items.find(({ key }) => String(key) === name) as Pair<Node, Node> | undefined;
  const [start, end] = [pair?.key.range?.[0], pair?.value?.range?.[1]];
  if (start === undefined || end === undefined) return undefined;
  return { from: source.lastIndexOf('\n', start - 1), to: end, text: '' };
}

/** A schema that takes the value, as far as one value tells. */
function schemaText(value: unknown): string {
  const type = typeOf(value);
  if (type === 'null') return '{}';
  if (type !== 'array') return `{ type: ${type} }`;
  const [first] = value as unknown[];
  return `{ type: array${first === undefined ? '' : `, items: ${schemaText(first)}`} }`;
}

const scalarText = (value: unknown): string =>
  typeof value === 'string' && !/^[A-Za-z_][\w-]*$/.test(value)
    ? `'${value.replaceAll("'", "''")}'`
    : String(value);
