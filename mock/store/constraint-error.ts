import { objectDefinitions } from '../objects/index.ts';
import { referencesByConstraint, uniqueName } from './schema/physical-schema.ts';

/** Why the database refused a write. */
export type ConstraintKind = 'unique' | 'reference' | 'referenced' | 'required';

/** A write that the tables' own rules refuse, such as a second record with the same unique value. */
export class ConstraintError extends Error {
  override name = 'ConstraintError' as const;
  readonly kind: ConstraintKind;
  readonly apiName: string;
  readonly fields: readonly string[];

  constructor(kind: ConstraintKind, apiName: string, fields: readonly string[], cause: unknown) {
    super(`The write breaks the ${kind} rule of ${apiName} (${fields.join(', ')})`, { cause });
    this.kind = kind;
    this.apiName = apiName;
    this.fields = fields;
  }
}

interface DatabaseError {
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  detail?: string;
}

/** The ConstraintError behind an error of the database, or the error itself. */
function explained(error: unknown): unknown {
  const { code, table = '', column = '', constraint = '', detail = '' } = (error ?? {}) as DatabaseError;
  if (code === '23505')
    return new ConstraintError('unique', table, uniqueFields.get(constraint) ?? ['Id'], error);
  if (code === '23502') return new ConstraintError('required', table, [column], error);
  // A reference is broken from either side; only the text tells a missing parent from one that still has children.
  if (code === '23001' || (code === '23503' && detail.includes('still referenced'))) {
    return new ConstraintError('referenced', table, referenceFields(constraint), error);
  }
  if (code === '23503') return new ConstraintError('reference', table, referenceFields(constraint), error);
  return error;
}

/** Ends a failed write with what its error means. */
export function refuse(error: unknown): never {
  throw explained(error);
}

const uniqueFields = new Map(
  objectDefinitions.flatMap(({ apiName, fields, uniqueTogether }) => {
    const single = Object.keys(fields).filter((name) => fields[name]?.unique);
    return [...single.map((name) => [name]), ...uniqueTogether].map((names): [string, readonly string[]] => [
      uniqueName(apiName, names),
      names,
    ]);
  }),
);

const referencesBy = new Map(objectDefinitions.flatMap(referencesByConstraint));

function referenceFields(constraint: string): string[] {
  const field = referencesBy.get(constraint);
  return field ? [field] : [];
}
