import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { findRelationship, findVisibleField } from '../../../model/metadata/visible-fields.ts';
import { type Field, flag, type ObjectDefinition, text } from '../../../objects/definition/index.ts';
import { isPolymorphic, nameField, targetsOf } from '../../../objects/index.ts';
import { invalidField } from '../faults.ts';
import { visibleTable, visibleTableWithDeleted } from '../reading/visible-rows.ts';

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

interface Place extends Pick<Join, 'alias' | 'definition'> {
  /** Whether the record may be one of several objects, whose names all go by `Name`. */
  readonly isOneOfSeveral: boolean;
}

/** Whether deleted records are read too; where it is told, `IsDeleted` is a field of every record. */
export type Deleted = 'included' | 'excluded';

/** The tables of one query: the object itself and, as they are reached, the records it refers to. */
export class Joins {
  readonly #root: ObjectDefinition;
  readonly #viewer: Viewer;
  readonly #deleted: Deleted | undefined;
  readonly #joins = new Map<string, Join>();

  constructor(root: ObjectDefinition, viewer: Viewer, deleted?: Deleted) {
    this.#root = root;
    this.#viewer = viewer;
    this.#deleted = deleted;
  }

  /**
   * The column at the end of a path of relationships; throws 400 INVALID_FIELD where there is none to read. Where a
   * reference may lead to several objects, it is the value in whichever of them it leads to.
   */
  locate(path: readonly string[]): Located {
    let places: readonly Place[] = [{ alias: ROOT, definition: this.#root, isOneOfSeveral: false }];
    for (const name of path.slice(0, -1)) places = places.flatMap((place) => this.#follow(place, name));
    const located = places.flatMap((place) => this.#columnAt(place, path.at(-1) ?? '') ?? []);
    const [first, ...others] = located;
    if (!first) throw invalidField(path.join('.'), this.#root);
    const alike = others.filter(({ field }) => field.type === first.field.type);
    if (alike.length === 0) return first;
    const columns = [first, ...alike].map(({ column }) => column);
    return { field: first.field, column: sql`coalesce(${sql.join(columns)})` };
  }

  /** Zone by which whoever asks counts days. */
  get timeZone(): string {
    return this.#viewer.timeZone;
  }

  /** `from` and the joins that located columns need. */
  get from(): RawBuilder<unknown> {
    const root = sql`${this.#table(this.#root)} as ${sql.ref(ROOT)}`;
    const joins = [...this.#joins.values()].map(
      ({ definition, alias, on }) => sql`left join ${this.#table(definition)} as ${sql.ref(alias)} on ${on}`,
    );
    return sql.join([root, ...joins], sql` `);
  }

  #table(definition: ObjectDefinition): RawBuilder<unknown> {
    const isAll = this.#deleted === 'included';
    return isAll ? visibleTableWithDeleted(definition, this.#viewer) : visibleTable(definition, this.#viewer);
  }

  #columnAt(place: Place, name: string): Located | undefined {
    if (this.#deleted === undefined || name !== IS_DELETED) return columnAt(place, name);
    const at = (column: string) => sql.ref(`${place.alias}.${column}`);
    if (this.#deleted === 'included') return { field: DELETED, column: at(IS_DELETED) };
    return { field: DELETED, column: sql`(case when ${at('Id')} is not null then false end)` };
  }

  /** The objects that a relationship leads to, as far as the viewer may read them. */
  #follow({ alias, definition }: Place, relationshipName: string): Place[] {
    const [fieldName, field] = findRelationship(definition, relationshipName) ?? [];
    if (!fieldName || !field?.reference) return [];
    const isOneOfSeveral = isPolymorphic(field.reference);
    return targetsOf(field.reference)
      .map(this.#viewer.seen)
      .filter((target) => this.#viewer.rights(target).readable)
      .map((target) => ({ ...this.#join(alias, fieldName, target), isOneOfSeveral }));
  }

  #join(from: string, fieldName: string, definition: ObjectDefinition): Join {
    const key = `${from}.${fieldName}.${definition.apiName}`;
    const known = this.#joins.get(key);
    if (known) return known;
    const alias = `r${this.#joins.size + 1}`;
    const on = sql`${sql.ref(`${alias}.Id`)} = ${sql.ref(`${from}.${fieldName}`)}`;
    const join = { alias, definition, on };
    this.#joins.set(key, join);
    return join;
  }
}

function columnAt({ alias, definition, isOneOfSeveral }: Place, name: string): Located | undefined {
  if (isOneOfSeveral && name.toLowerCase() === 'type') return objectNameAt(alias, definition);
  const asName = isOneOfSeveral && name.toLowerCase() === 'name' ? nameField(definition) : undefined;
  const found = findVisibleField(definition, name) ?? (asName && findVisibleField(definition, asName));
  if (!found) return undefined;
  const [fieldName, field] = found;
  return { field, column: sql.ref(`${alias}.${fieldName}`) };
}

const IS_DELETED = 'IsDeleted';
const DELETED: Field = flag({ de: 'Gelöscht', en: 'Deleted' });

const OBJECT_NAME: Field = text({ de: 'Objekt', en: 'Type' }, 40);

/** The name of the object that the record is of, which is the type of a record that may be one of several. */
function objectNameAt(alias: string, { apiName }: ObjectDefinition): Located {
  const isThere = sql`${sql.ref(`${alias}.Id`)} is not null`;
  const column = sql`(case when ${isThere} then ${sql.lit(apiName)} end collate "und-x-icu")`;
  return { field: OBJECT_NAME, column };
}

/** Alias of the listed object's own table. */
export const ROOT = 'r0';
