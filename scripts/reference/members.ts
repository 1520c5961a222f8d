import type { OpenApiDocument, Schema } from '../generate/document.ts';
import { parseDataType, requiredIn } from './data-types.ts';
import type { Kind } from './difference.ts';
import { describeSchema, fits } from './fits.ts';
import type { MembersByType, Pair } from './pairs.ts';
import { shapeOf } from './shape.ts';
import { isIn, type Validity } from './tables.ts';

/** A difference without its place. */
export interface Finding {
  kind: Kind;
  subject: string;
  member: string;
  detail: string;
}

/** What the reference says of a member, a parameter or a property. */
export interface Documented extends Validity {
  name: string;
  dataType: string;
  /** `Required`, `Optional`, `Conditional`, or empty where the reference does not say. */
  required: string;
}

/** What we say of one. */
export interface Stated {
  schema: Schema;
  required: boolean;
}

type Part = 'member' | 'parameter' | 'input';

/** Compares what one schema of ours names with what its documented types name. */
export function compareMembers(
  pair: Pair,
  { document, version, members, part }: Omit<Compared, 'subject'> & { members: MembersByType },
): Finding[] {
  const { properties, required } = shapeOf(document, pair.schema);
  const stated = new Map(
    [...properties].map(([name, schema]) => [name, { schema, required: required.has(name) }]),
  );
  const documented = [...pair.types]
    .flatMap((type) => members.get(type) ?? [])
    .map((member) => ({ ...member, required: requiredIn(member.dataType) }));
  return compare({ document, version, part, subject: pair.at }, stated, documented);
}

export interface Compared {
  document: OpenApiDocument;
  version: string;
  part: Part;
  subject: string;
}

/** Compares the named parts of one thing, each with all that the reference says of that name. */
export function compare(
  { document, version, part, subject }: Compared,
  stated: ReadonlyMap<string, Stated>,
  documented: readonly Documented[],
): Finding[] {
  const finding = (kind: Kind, member: string, detail: string) => ({ kind, subject, member, detail });
  const byName = Map.groupBy(documented, ({ name }) => name);
  const lacking = [...byName].flatMap(([name, rows]) => {
    const expected = rows.find((row) => isIn(row, version));
    if (stated.has(name) || !expected) return [];
    return [finding(`${part}-lacking`, name, `${expected.dataType}, ${expected.since}`)];
  });
  const own = [...stated].flatMap(([name, { required }]) => {
    const rows = byName.get(name);
    if (rows?.some((row) => isIn(row, version))) return [];
    const kind: Kind = part === 'member' && required ? 'member-own-required' : `${part}-own`;
    return [finding(kind, name, [required && 'required', rows && outside(rows)].filter(Boolean).join(', '))];
  });
  const other = [...byName].flatMap(([name, rows]) => {
    const ours = stated.get(name);
    if (!ours || rows.some(({ dataType }) => fits(document, ours.schema, parseDataType(dataType)))) return [];
    const theirs = rows.map(({ dataType }) => dataType).join(' or ');
    return [finding(`${part}-type`, name, `${theirs}; ours: ${describeSchema(document, ours.schema)}`)];
  });
  return [...lacking, ...own, ...other, ...demands(byName, stated, part, finding)];
}

function demands(
  byName: ReadonlyMap<string, readonly Documented[]>,
  stated: ReadonlyMap<string, Stated>,
  part: Part,
  finding: (kind: Kind, member: string, detail: string) => Finding,
): Finding[] {
  if (part === 'member') return [];
  return [...byName].flatMap(([name, rows]) => {
    const ours = stated.get(name);
    const theirs = new Set(rows.map(({ required }) => required));
    if (!ours || theirs.size !== 1) return [];
    const [only = ''] = theirs;
    const differs = ours.required ? only === 'Optional' : only === 'Required';
    return differs
      ? [finding(`${part}-required`, name, `${only}; ours: ${ours.required ? 'required' : 'optional'}`)]
      : [];
  });
}

/** Why rows that exist do not hold at our version. */
function outside(rows: readonly Documented[]): string {
  return rows.map(({ since, until }) => (until ? `until ${until}` : `since ${since}`)).join(', ');
}
