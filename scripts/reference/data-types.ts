/** A data type of the reference, e.g. `Map<String, Cart Promotion[]>`. */
export type DataType =
  | { kind: 'any' }
  | { kind: 'string' | 'integer' | 'number' | 'boolean' }
  | { kind: 'list' | 'map'; of: DataType }
  | { kind: 'named'; name: string }
  | { kind: 'either'; of: DataType[] };

const ANY: DataType = { kind: 'any' };

const SCALARS: Record<string, DataType> = {
  String: { kind: 'string' },
  Id: { kind: 'string' },
  ID: { kind: 'string' },
  Date: { kind: 'string' },
  Integer: { kind: 'integer' },
  Int: { kind: 'integer' },
  Long: { kind: 'integer' },
  Double: { kind: 'number' },
  Boolean: { kind: 'boolean' },
  Object: ANY,
  sObject: ANY,
  SObject: ANY,
  'sObject Attributes Input': ANY,
  List: { kind: 'list', of: ANY },
  StringList: { kind: 'list', of: { kind: 'string' } },
};

/** Reads a data type as the tables print it. */
export function parseDataType(text: string): DataType {
  const type = text.replace(/ *\((?:Required|Optional|Conditional|version)[^)]*\)?/g, '').trim();
  const alternatives = type.split(/(?<=[\]>a-z])OR(?=[A-Z])/);
  if (alternatives.length > 1) return either(alternatives.map(parseDataType));
  if (type === '' || /^(?:Either null or|Collection of components)/.test(type)) return ANY;
  const list = /^(.+?) ?\[\]$/.exec(type)?.[1] ?? /^List<(.+)>$/.exec(type)?.[1];
  if (list) return { kind: 'list', of: parseDataType(list) };
  const map = /^Map ?<String, ?(.+)>$/.exec(type)?.[1];
  if (map) return { kind: 'map', of: parseDataType(map) };
  return SCALARS[type] ?? { kind: 'named', name: type };
}

/** Alternatives; lists of several types are one list of alternatives, and so are maps. */
export function either(types: readonly DataType[]): DataType {
  const [first] = types;
  const alike = types.filter((type) => type.kind === first?.kind);
  if (!first || types.length === 1) return first ?? ANY;
  if (alike.length < types.length || !('of' in first) || first.kind === 'either')
    return { kind: 'either', of: [...types] };
  return { kind: first.kind, of: either(alike.flatMap((type) => ('of' in type ? type.of : []))) };
}

/** What the type says of the member itself where the table of an input type has it in brackets. */
export function requiredIn(text: string): string {
  return /\((Required|Optional|Conditional)/.exec(text)?.[1] ?? '';
}
