import type { FunctionExp } from '@jetstreamapp/soql-parser-js';
import { sql } from 'kysely';
import { fieldOperand, notSupported } from '../expressions.ts';
import type { Operand } from '../operand.ts';
import type { Scope } from '../scope.ts';

/** `toLabel` in a condition: the label of a picklist's value in the user's language, or the value where it has none. */
export function labelOperand(fn: FunctionExp, scope: Scope): Operand {
  const [name, ...more] = fn.parameters ?? [];
  if (typeof name !== 'string' || more.length > 0) throw notSupported(fn, scope);
  const { column, field, key } = fieldOperand(name, scope);
  const { text, viewer } = scope.asking;
  if (field.type !== 'Picklist' || !field.picklist)
    throw text.malformed(name, 'toLabel takes picklists only');
  const cases = field.picklist.values.map(
    ({ value, label }) => sql`when ${value}::text then ${label[viewer.language]}::text`,
  );
  return {
    column: sql`(case ${column}::text ${sql.join(cases, sql` `)} else ${column}::text end)`,
    field: { type: 'Picklist', length: field.length },
    name: fn.rawValue ?? name,
    key: `TOLABEL(${key})`,
    isAggregate: false,
  };
}
