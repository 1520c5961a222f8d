import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../metadata/rights.ts';
import { findRelationship, findVisibleField } from '../../metadata/visible-fields.ts';
import type { Field, ObjectDefinition } from '../../objects/definition/index.ts';
import { objectDefinition } from '../../objects/index.ts';
import { invalidField } from '../faults.ts';
import { visibleTable } from '../reading/visible-rows.ts';

/** A field that a condition or an order reaches, and the column that holds it. */
export interface Located {
  readonly field: Field;
  readonly column: RawBuilder<unknown>;
}

interface Join {
  readonly alias: string;
  readonly definition: ObjectDefinition;
  readonly on: RawBuilder<unknown>;
}

/** The tables of one query: the object itself and, as they are reached, the records it refers to. */
export class Joins {
  readonly #root: ObjectDefinition;
  readonly #viewer: Viewer;
  readonly #joins = new Map<string, Join>();

  constructor(root: ObjectDefinition, viewer: Viewer) {
    this.#root = root;
    this.#viewer = viewer;
  }

  /** The column at the end of a path of relationships; throws 400 INVALID_FIELD where there is none to read. */
  locate(path: readonly string[]): Located {
    let { alias, definition } = { alias: ROOT, definition: this.#root };
    for (const [index, name] of path.slice(0, -1).entries()) {
      const join = this.#follow(
        alias,
        definition,
        name,
        path
          .slice(0, index + 1)
          .join('.')
          .toLowerCase(),
      );
      if (!join) throw invalidField(path.join('.'), this.#root);
      ({ alias, definition } = join);
    }
    const found = findVisibleField(definition, path.at(-1) ?? '');
    if (!found) throw invalidField(path.join('.'), this.#root);
    const [fieldName, field] = found;
    return { field, column: sql.ref(`${alias}.${fieldName}`) };
  }

  /** `from` and the joins that located columns need. */
  get from(): RawBuilder<unknown> {
    const root = sql`${visibleTable(this.#root, this.#viewer)} as ${sql.ref(ROOT)}`;
    const joins = [...this.#joins.values()].map(
      ({ definition, alias, on }) =>
        sql`left join ${visibleTable(definition, this.#viewer)} as ${sql.ref(alias)} on ${on}`,
    );
    return sql.join([root, ...joins], sql` `);
  }

  #follow(from: string, definition: ObjectDefinition, name: string, key: string): Join | undefined {
    const known = this.#joins.get(key);
    if (known) return known;
    const [fieldName, field] = findRelationship(definition, name) ?? [];
    if (!field?.reference) return undefined;
    const target = objectDefinition(field.reference.to);
    if (!this.#viewer.rights(target).readable) return undefined;
    const alias = `r${this.#joins.size + 1}`;
    const on = sql`${sql.ref(`${alias}.Id`)} = ${sql.ref(`${from}.${fieldName}`)}`;
    const join = { alias, definition: target, on };
    this.#joins.set(key, join);
    return join;
  }
}

/** Alias of the listed object's own table. */
export const ROOT = 'r0';
