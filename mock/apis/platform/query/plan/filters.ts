import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import type { RawBuilder } from 'kysely';
import { conjuncts } from '../compile/conditions.ts';
import type { Operand } from '../compile/operand.ts';
import type { Scope } from '../compile/scope.ts';

/** A condition that every record of a query fulfils. */
export interface Filter {
  readonly fields: readonly string[];
  /** Whether it compares fields of the object alone, none of the records it refers to. */
  readonly isOwn: boolean;
  /** Whether it compares a field alone in which no two records are alike. */
  readonly isUnique: boolean;
  readonly where: RawBuilder<unknown>;
}

/** The conditions of a query that AND joins, each of which an index may serve. */
export function filtersOf({ where }: QueryBase, scope: Scope): Filter[] {
  return conjuncts(where, scope).map((one) => {
    const fields = [...new Set(one.operands.map(fieldOf))];
    const isUnique = fields.every((name) => scope.definition.fields[name]?.unique);
    return { fields, isOwn: fields.every((name) => !name.includes('.')), isUnique, where: one.where };
  });
}

/** The path of a field, without the function around it. */
function fieldOf({ key }: Operand): string {
  return key.replace(/^.*\(|\)+$/g, '');
}
