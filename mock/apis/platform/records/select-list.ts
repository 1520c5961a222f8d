import { type RawBuilder, sql } from 'kysely';
import type { AddressField } from '../../../model/metadata/address-fields.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Field, ObjectDefinition } from '../../../objects/definition/index.ts';
import { findObjectByPrefix } from '../../../objects/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import { invalidField } from '../../record-data/faults.ts';
import type { Joins } from '../../record-data/querying/joins.ts';
import { addressValue } from './address-value.ts';
import { apiValue } from './api-value.ts';
import { type Attributes, attributesOf } from './attributes.ts';
import { canonicalPath, findAddress } from './field-path.ts';

/** Relationships that a field may be reached over. */
export const MOST_LEVELS = 5;
/** Relationships that one read may follow in all. */
export const MOST_RELATIONSHIPS = 55;

/** A record as programs are answered it. */
export interface ApiRecord {
  attributes: Attributes | { type: string };
  [field: string]: unknown;
}

interface Leaf {
  readonly alias: string;
  readonly field: Field;
  readonly show?: Show;
  /** Alias of the value that is handed to `show` too. */
  readonly besideAlias?: string;
}

/** What is answered in place of a stored value; `beside` is that of another field. */
export type Show = (value: Value, beside: Value) => unknown;

/** How a field is answered other than as it is: in another form, or under a name of its own beside all others. */
export interface Answered {
  readonly show?: Show;
  /** The path of another field that the form depends on. */
  readonly beside?: readonly string[];
  readonly alias?: string;
}

/** An address, by what its parts are. */
interface Compound {
  readonly parts: ReadonlyMap<string, Leaf>;
}

interface Branch {
  /** Alias of the id of the record that is referred to. */
  readonly idAlias: string;
  readonly members: Map<string, Leaf | Compound | Branch>;
}

/**
 * The fields that a read answers, as columns of one query and as records with those that they refer to inside. A field
 * that the viewer does not see is refused by the joins; a record out of sight is null.
 */
export class SelectList {
  readonly #joins: Joins;
  readonly #viewer: Viewer;
  readonly #definition: ObjectDefinition;
  readonly #columns: RawBuilder<unknown>[] = [];
  readonly #root: Branch;
  #relationships = 0;

  constructor(definition: ObjectDefinition, joins: Joins, viewer: Viewer) {
    this.#definition = definition;
    this.#joins = joins;
    this.#viewer = viewer;
    this.#root = { idAlias: this.#column(['Id']).alias, members: new Map() };
  }

  /** Adds a field by its path of relationships; throws 400 INVALID_FIELD for one that is not there, or too far away. */
  add(path: readonly string[], { alias, ...form }: Answered = {}): void {
    if (path.length - 1 > MOST_LEVELS) throw invalidField(path.join('.'), this.#definition);
    const compound = findAddress(this.#definition, path, this.#viewer);
    const names = compound?.path ?? canonicalPath(this.#definition, path, this.#viewer);
    const relationships = names.slice(0, -1);
    let branch = this.#root;
    if (alias === undefined)
      for (const [level, name] of relationships.entries()) branch = this.#branch(branch, names, level, name);
    const member = compound ? this.#compound(relationships, compound.address) : this.#leaf(names, form);
    branch.members.set(alias ?? String(names.at(-1)), member);
  }

  /** Adds the column of a field that is not answered; answers its alias. */
  addUnanswered(path: readonly string[]): string {
    return this.#column(path).alias;
  }

  /** The columns of the query. */
  get columns(): RawBuilder<unknown> {
    return sql.join(this.#columns);
  }

  /** The record that a row of the query holds. */
  record(row: AnyRow): ApiRecord {
    return recordOf(this.#root, row) as ApiRecord;
  }

  #branch(from: Branch, names: readonly string[], level: number, name: string): Branch {
    const known = from.members.get(name);
    if (known && 'members' in known) return known;
    this.#relationships += 1;
    if (this.#relationships > MOST_RELATIONSHIPS) throw invalidField(names.join('.'), this.#definition);
    const { alias } = this.#column([...names.slice(0, level + 1), 'Id']);
    const branch = { idAlias: alias, members: new Map() };
    from.members.set(name, branch);
    return branch;
  }

  #compound(relationships: readonly string[], { parts }: AddressField): Compound {
    const columns = [...parts].map(([part, name]) => [part, this.#column([...relationships, name])] as const);
    return { parts: new Map(columns) };
  }

  #leaf(names: readonly string[], { show, beside }: Omit<Answered, 'alias'>): Leaf {
    const besideAlias = beside && this.#column(beside).alias;
    return { ...this.#column(names), ...(show && { show }), ...(besideAlias && { besideAlias }) };
  }

  #column(path: readonly string[]): Leaf {
    const { column, field } = this.#joins.locate(path);
    const alias = `c${this.#columns.length}`;
    this.#columns.push(sql`${column} as ${sql.ref(alias)}`);
    return { alias, field };
  }
}

function recordOf({ idAlias, members }: Branch, row: AnyRow): ApiRecord | null {
  const id = row[idAlias];
  if (typeof id !== 'string') return null;
  const record: ApiRecord = {
    attributes: attributesOf(findObjectByPrefix(id.slice(0, 3))?.apiName ?? '', id),
  };
  for (const [name, member] of members) record[name] = memberValue(member, row);
  return record;
}

function memberValue(member: Leaf | Compound | Branch, row: AnyRow): unknown {
  if ('members' in member) return recordOf(member, row);
  if ('parts' in member) {
    const values = [...member.parts].map(([part, leaf]) => [part, row[leaf.alias] ?? null] as const);
    return addressValue(new Map(values));
  }
  return leafValue(member, row);
}

function leafValue({ alias, field, show, besideAlias = '' }: Leaf, row: AnyRow): unknown {
  return show ? show(row[alias] ?? null, row[besideAlias] ?? null) : apiValue(field, row[alias]);
}
