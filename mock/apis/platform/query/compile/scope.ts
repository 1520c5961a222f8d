import type { RawBuilder } from 'kysely';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../../model/metadata/rights.ts';
import { findRelationship } from '../../../../model/metadata/visible-fields.ts';
import type { Field, ObjectDefinition } from '../../../../objects/definition/index.ts';
import { findObjectIgnoringCase, isPolymorphic, targetsOf } from '../../../../objects/index.ts';
import { type Deleted, Joins } from '../../../record-data/querying/joins.ts';
import { canonicalPath, findAddress } from '../../records/field-path.ts';
import { MOST_LEVELS, MOST_RELATIONSHIPS } from '../../records/select-list.ts';
import type { QueryText } from '../soql/place.ts';

/** Who asks, when, and by which text. */
export interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly text: QueryText;
  readonly deleted: Deleted;
}

/** A field that a query names. */
export interface Named {
  readonly field: Field;
  readonly column: RawBuilder<unknown>;
  /** As the definitions spell it. */
  readonly path: readonly string[];
}

/** Queries inside the conditions of one query. */
const MOST_SEMI_JOINS = 2;

/** What the names of a query, or of a query inside another one, mean. */
export class Scope {
  readonly definition: ObjectDefinition;
  readonly joins: Joins;
  readonly asking: Asking;
  readonly #prefixes: readonly string[];
  readonly #relationships = new Set<string>();
  #semiJoins = 0;

  constructor(definition: ObjectDefinition, alias: string | undefined, asking: Asking) {
    this.definition = definition;
    this.asking = asking;
    this.joins = new Joins(definition, asking.viewer, asking.deleted);
    const isRelationship = findRelationship(definition, definition.apiName) !== undefined;
    this.#prefixes = [alias ?? '', isRelationship ? '' : definition.apiName].map((name) =>
      name.toLowerCase(),
    );
  }

  /** A name as a path of relationships and a field, without the object or its alias before. */
  pathOf(name: string): string[] {
    const path = name.split('.');
    const hasPrefix = path.length > 1 && this.#prefixes.includes(String(path[0]).toLowerCase());
    return hasPrefix ? path.slice(1) : path;
  }

  /** The field of a name; throws 400 INVALID_FIELD, with the place marked, for one that is not there to see (PF-SOQL-03). */
  locate(name: string): Named {
    const { viewer, text } = this.asking;
    const path = canonicalPath(this.definition, this.pathOf(name), viewer);
    this.#countRelationships(path, name);
    this.#refuseUnnamed(path, name);
    try {
      return { ...this.joins.locate(path), path };
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error;
      throw text.refuse(error.errorCode, name, this.#unknown(path));
    }
  }

  /** The path of a name in a select list, which may be an address; throws like `locate`. */
  selectable(name: string): readonly string[] {
    const found = findAddress(this.definition, this.pathOf(name), this.asking.viewer);
    if (!found) return this.locate(name).path;
    this.#countRelationships(found.path, name);
    this.#refuseUnnamed(found.path, name);
    return found.path;
  }

  /** Throws 400 for more queries inside the conditions than the platform takes. */
  countSemiJoin(name: string): void {
    this.#semiJoins += 1;
    if (this.#semiJoins > MOST_SEMI_JOINS)
      throw this.asking.text.malformed(
        name,
        `a query has at most ${MOST_SEMI_JOINS} queries inside its conditions`,
      );
  }

  /** Whether a path as the definitions spell it leads to a field that is there to see. */
  has(path: readonly string[]): boolean {
    try {
      return this.joins.locate(path) !== undefined;
    } catch (error) {
      if (error instanceof PlatformFault) return false;
      throw error;
    }
  }

  /** Of a record that may be one of several objects only what all of them go by is named without telling which. */
  #refuseUnnamed(path: readonly string[], name: string): void {
    let places: readonly ObjectDefinition[] = [this.definition];
    for (const [level, relationship] of path.slice(0, -1).entries()) {
      const references = places.flatMap(
        (place) => findRelationship(place, relationship)?.[1].reference ?? [],
      );
      const rest = path.slice(level + 1);
      if (references.some(isPolymorphic) && !(rest.length === 1 && OF_NAMES.includes(String(rest[0])))) {
        const message = `No such column '${rest.join('.')}' on entity 'Name'.`;
        throw this.asking.text.refuse('INVALID_FIELD', name, message);
      }
      places = references.flatMap(targetsOf).map(this.asking.viewer.seen);
    }
  }

  #countRelationships(path: readonly string[], name: string): void {
    const { text } = this.asking;
    if (path.length - 1 > MOST_LEVELS)
      throw text.malformed(name, `a field is reached over at most ${MOST_LEVELS} relationships`);
    for (let level = 1; level < path.length; level += 1)
      this.#relationships.add(path.slice(0, level).join('.').toLowerCase());
    if (this.#relationships.size > MOST_RELATIONSHIPS)
      throw text.malformed(name, `a query follows at most ${MOST_RELATIONSHIPS} relationships`);
  }

  #unknown(path: readonly string[]): string {
    const { apiName } = this.definition;
    const [first = ''] = path;
    if (findAddress(this.definition, path, this.asking.viewer))
      return `field '${path.join('.')}' can only be selected in a query call`;
    if (path.length > 1 && !findRelationship(this.definition, first))
      return `Didn't understand relationship '${first}' in field path of entity '${apiName}'.`;
    return `No such column '${path.join('.')}' on entity '${apiName}'.`;
  }
}

/** Fields of a record of which only its name is known. */
const OF_NAMES: readonly string[] = [
  'Id',
  'Name',
  'Type',
  'FirstName',
  'LastName',
  'Title',
  'Email',
  'Phone',
  'Username',
  'IsActive',
];

/** The object of a name; 400 INVALID_TYPE where there is none whose records the viewer may read. */
export function readObject(name: string, { viewer, text }: Asking): ObjectDefinition {
  const definition = findObjectIgnoringCase(name);
  if (definition && viewer.rights(definition).readable) return viewer.seen(definition);
  throw text.refuse('INVALID_TYPE', name, `sObject type '${name}' is not supported.`);
}
