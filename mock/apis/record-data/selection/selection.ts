import type { RawBuilder } from 'kysely';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { findRelationship, findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition, Reference } from '../../../objects/definition/index.ts';
import { isPolymorphic, targetsOf } from '../../../objects/index.ts';
import { visibleTable } from '../reading/visible-rows.ts';

/** The fields of a record to answer, and those of the records it refers to. */
export interface Selection {
  readonly definition: ObjectDefinition;
  readonly fields: Set<string>;
  /** The records that may be answered, as a table of a query; all of them unless told. */
  readonly table?: RawBuilder<unknown>;
  /** Whether the record may be one of several objects, whose names all go by `Name`. */
  readonly isOneOfSeveral: boolean;
  /** Whether `Name` is asked of it although its own name field is called otherwise. */
  isNamed: boolean;
  /** By relationship name. */
  readonly parents: Map<string, Referred>;
}

/** The field that refers, and what to answer of the record referred to, for each object that it may be of. */
export interface Referred {
  readonly fieldName: string;
  readonly selections: readonly Selection[];
}

/** A selection of nothing yet. */
export function selectionOf(definition: ObjectDefinition, isOneOfSeveral = false): Selection {
  return { definition, fields: new Set(), isOneOfSeveral, isNamed: false, parents: new Map() };
}

/**
 * Adds a field by its path of relationships, at most six levels (RD-LIMIT-05). Where a reference may lead to
 * several objects, the path has to exist in one of them; records of the others are answered without it.
 *
 * @returns whether the path leads to a field that the viewer may read
 */
export function addPath(selection: Selection, path: readonly string[], viewer: Viewer): boolean {
  if (path.length > recordsConstants.fieldPathLevels || !isReadable(selection, path, viewer)) return false;
  const [name = '', ...rest] = path;
  if (rest.length === 0 && addOwnField(selection, name)) return true;
  for (const parent of parentsOf(selection, name, viewer)) {
    if (rest.length === 0) addName(parent);
    else addPath(parent, rest, viewer);
  }
  return true;
}

/**
 * Adds a field, over relationships with dots, with the names of the records that lead to it and of the one that it
 * refers to.
 */
export function addField(selection: Selection, name: string, viewer: Viewer): void {
  const path = name.split('.');
  if (!addPath(selection, path, viewer)) return;
  const [fieldName = '', ...rest] = path;
  if (rest.length > 0) {
    for (const parent of parentsOf(selection, fieldName, viewer)) {
      addName(parent);
      addField(parent, rest.join('.'), viewer);
    }
    return;
  }
  const reference = selection.definition.fields[fieldName]?.reference;
  if (!reference || readableTargets(reference, viewer).length === 0) return;
  parentsOf(selection, reference.relationshipName, viewer).forEach(addName);
}

type Start = Pick<Selection, 'definition' | 'isOneOfSeveral'>;

function isReadable(
  { definition, isOneOfSeveral }: Start,
  [name = '', ...rest]: readonly string[],
  viewer: Viewer,
): boolean {
  const isOwn = findVisibleField(definition, name) || (isOneOfSeveral && isName(name));
  if (rest.length === 0 && isOwn) return true;
  const [, field] = findRelationship(definition, name) ?? [];
  if (!field?.reference) return false;
  const several = isPolymorphic(field.reference);
  return readableTargets(field.reference, viewer).some(
    (target) =>
      rest.length === 0 || isReadable({ definition: target, isOneOfSeveral: several }, rest, viewer),
  );
}

function addOwnField(selection: Selection, name: string): boolean {
  const field = findVisibleField(selection.definition, name);
  if (field) selection.fields.add(field[0]);
  else if (selection.isOneOfSeveral && isName(name)) selection.isNamed = true;
  else return false;
  return true;
}

function isName(name: string): boolean {
  return name.toLowerCase() === 'name';
}

function readableTargets(reference: Reference, viewer: Viewer): ObjectDefinition[] {
  return targetsOf(reference)
    .map(viewer.seen)
    .filter((target) => viewer.rights(target).readable);
}

function parentsOf({ definition, parents }: Selection, name: string, viewer: Viewer): readonly Selection[] {
  const [fieldName, field] = findRelationship(definition, name) ?? [];
  if (!fieldName || !field?.reference) throw new Error(`${definition.apiName} has no relationship ${name}`);
  const { relationshipName } = field.reference;
  const known = parents.get(relationshipName);
  if (known) return known.selections;
  const several = isPolymorphic(field.reference);
  const selections = readableTargets(field.reference, viewer).map((target) => ({
    ...selectionOf(target, several),
    table: visibleTable(target, viewer),
  }));
  parents.set(relationshipName, { fieldName, selections });
  return selections;
}

/** The fields by which a record that is only referred to is shown. */
function addName(selection: Selection): void {
  const { definition, fields, isOneOfSeveral } = selection;
  fields.add('Id');
  for (const name of definition.nameFields) fields.add(name);
  if (isOneOfSeveral) addOwnField(selection, 'Name');
}
