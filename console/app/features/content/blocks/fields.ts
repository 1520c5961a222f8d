import { type Block, type Entry, listOf, type Part } from './block.ts';

/** What is typed into a field; it decides about its rules and its look. */
export type FieldKind =
  | 'heading'
  | 'text'
  | 'list'
  | 'label'
  | 'address'
  | 'picture'
  | 'alt'
  | 'message'
  | 'caption';

type Path = readonly (string | number)[];

/** A place of a block where something is typed. */
export interface BlockField {
  path: Path;
  kind: FieldKind;
  value: string;
}

/** Names of a banner or an invitation, in the order of the form. */
const OF_BANNER: readonly (readonly [string, FieldKind])[] = [
  ['caption', 'caption'],
  ['title', 'heading'],
  ['text', 'text'],
  ['buttonText', 'label'],
  ['buttonLink', 'address'],
  ['image', 'picture'],
];

const OF_ELEMENT: Readonly<Record<string, readonly (readonly [string, FieldKind])[]>> = {
  text: [
    ['title', 'heading'],
    ['text', 'text'],
  ],
  link: [
    ['text', 'label'],
    ['link', 'address'],
  ],
  picture: [
    ['image', 'picture'],
    ['altText', 'alt'],
  ],
};

const OF_FORM: readonly (readonly [string, FieldKind])[] = [
  ['title', 'heading'],
  ['text', 'text'],
  ['submit', 'label'],
];

const OF_TEXT: Readonly<Record<string, FieldKind>> = { heading: 'heading', paragraph: 'text', list: 'list' };

/** The fields of a block in one language, in the order in which they stand. */
export function fieldsOf(part: Part, entry: Entry): BlockField[] {
  const known = ([name, kind]: readonly [string, FieldKind], path: Path = []): BlockField => ({
    path: [...path, name],
    kind,
    value: textIn(entry, [...path, name]),
  });
  if (part === 'whole') return OF_BANNER.filter(([name]) => name in entry).map((field) => known(field));
  if (part === 'text') return [known(['text', OF_TEXT[entry.type ?? ''] ?? 'text'])];
  if (entry.type === 'form') {
    const message = 'message' in ((entry.action ?? {}) as Entry);
    return [
      ...OF_FORM.map((field) => known(field)),
      ...(message ? [known(['message', 'message'], ['action'])] : []),
    ];
  }
  if (entry.type !== 'layout') return [];
  return listOf(entry.columns).flatMap((column, at) =>
    listOf(column.elements).flatMap((element, place) =>
      (OF_ELEMENT[String(element.kind)] ?? []).map((field) =>
        known(field, ['columns', at, 'elements', place]),
      ),
    ),
  );
}

/** The text at a place of a value, of a picture the key of its content. */
function textIn(value: unknown, path: Path): string {
  const found = path.reduce<unknown>((at, step) => (at as Entry | undefined)?.[step], value);
  if (typeof found === 'string') return found;
  const key = (found as { contentKey?: unknown } | undefined)?.contentKey;
  return typeof key === 'string' ? key : '';
}

/** The same entry with another text at one of its fields. */
export function withField(
  entry: Entry,
  { path, kind }: Pick<BlockField, 'path' | 'kind'>,
  text: string,
): Entry {
  const value = kind === 'picture' ? { contentKey: text } : text;
  return setIn(entry, path, kind === 'alt' && text === '' ? undefined : value) as Entry;
}

function setIn(value: unknown, [step, ...further]: Path, text: unknown): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? setIn(one, further, text) : one));
  const { [step]: inner, ...others } = (value ?? {}) as Entry;
  const set = setIn(inner, further, text);
  if (set === undefined) return others;
  return inner === undefined ? { ...others, [step]: set } : { ...(value as Entry), [step]: set };
}

/** How a block begins, to tell it from others. */
export function beginningOf({ part, entries }: Block): string {
  const [entry] = Object.values(entries);
  const text = entry && fieldsOf(part, entry).find(({ kind, value }) => kind !== 'picture' && value.trim());
  return text?.value.trim().split('\n')[0]?.slice(0, 60) ?? '';
}
