import type { Field, ObjectDefinition, Reference } from '../../objects/definition/index.ts';
import { nameField, targetsOf } from '../../objects/index.ts';
import { isComparable } from './field-info.ts';
import type { Viewer } from './rights.ts';
import { findRelationship, findVisibleField, referredNameField, visibleFields } from './visible-fields.ts';

/** A column of a list as the platform names it: a reference is shown by the name of its record. */
export interface Column {
  /** Path from the listed object, such as `Name` or `Account.Name`. */
  readonly path: string;
  /** Path of the id that the cell links to, null where it links nowhere. */
  readonly lookupId: string | null;
  /** The field behind it, over relationships with dots. */
  readonly fieldName: string;
  readonly field: Field;
  readonly label: string;
  /** Whether lists can show it; texts of many lines have no place in a table. */
  readonly displayable: boolean;
  readonly sortable: boolean;
  readonly searchable: boolean;
}

const SEARCHED_TYPES: readonly Field['type'][] = ['String', 'ComboBox', 'Email', 'Phone', 'Reference'];

/** Relationships that a column may lead over. */
const MOST_RELATIONSHIPS = 3;

/**
 * The column that shows a field of the object, or of a record that it refers to.
 *
 * @throws Error where the viewer sees no such field
 */
export function columnFor(definition: ObjectDefinition, fieldName: string, viewer: Viewer): Column {
  const column = columnAt(definition, fieldName, viewer);
  if (!column) throw new Error(`${definition.apiName} has no column ${fieldName}`);
  return column;
}

/** Those of the columns that lead to a field which the viewer sees. */
export function visibleColumns(
  definition: ObjectDefinition,
  names: readonly string[],
  viewer: Viewer,
): string[] {
  return names.filter((name) => columnAt(definition, name, viewer) !== undefined);
}

/** The columns that a list can have: the object's own fields, then those of the records it refers to. */
export function possibleColumns(definition: ObjectDefinition, viewer: Viewer): Column[] {
  const own = ownColumns(definition, viewer);
  const related = own.flatMap(({ field: { reference }, fieldName }) => {
    if (!reference || SYSTEM_REFERENCES.includes(fieldName)) return [];
    const target = readableTarget(reference, viewer);
    const names = target ? visibleFields(target).map(([name]) => name) : [];
    return names.flatMap(
      (name) => columnAt(definition, `${reference.relationshipName}.${name}`, viewer) ?? [],
    );
  });
  const paths = new Set(own.map(({ path }) => path));
  return [...own, ...related.filter(({ path }) => !paths.has(path))];
}

/** Who made, changed and owns a record: of those people lists show the name. */
const SYSTEM_REFERENCES: readonly string[] = ['CreatedById', 'LastModifiedById', 'OwnerId', 'RecordTypeId'];

function ownColumns(definition: ObjectDefinition, viewer: Viewer): Column[] {
  return visibleFields(definition).map(([fieldName]) => columnFor(definition, fieldName, viewer));
}

function columnAt(definition: ObjectDefinition, name: string, viewer: Viewer, level = 0): Column | undefined {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return ownColumn(definition, first, viewer);
  const [, field] = findRelationship(definition, first) ?? [];
  const target = field?.reference && readableTarget(field.reference, viewer);
  if (!field?.reference || !target || level === MOST_RELATIONSHIPS) return undefined;
  const column = columnAt(target, rest.join('.'), viewer, level + 1);
  const { relationshipName } = field.reference;
  return (
    column && {
      ...column,
      path: `${relationshipName}.${column.path}`,
      lookupId: column.lookupId && `${relationshipName}.${column.lookupId}`,
      fieldName: `${relationshipName}.${column.fieldName}`,
      label: `${field.label[viewer.language]}: ${column.label}`,
    }
  );
}

/** The one object whose records a reference leads to, where the viewer may read them. */
function readableTarget(reference: Reference, viewer: Viewer): ObjectDefinition | undefined {
  const [target, ...others] = targetsOf(reference);
  if (!target || others.length > 0 || !viewer.rights(target).readable) return undefined;
  return viewer.seen(target);
}

function ownColumn(definition: ObjectDefinition, name: string, { language }: Viewer): Column | undefined {
  const found = findVisibleField(definition, name);
  if (!found) return undefined;
  const [fieldName, field] = found;
  return {
    path: columnPath(fieldName, field),
    lookupId: lookupId(definition, fieldName, field),
    fieldName,
    field,
    label: field.label[language],
    displayable: isComparable(field) || field.type === 'MultiPicklist',
    sortable: isComparable(field),
    searchable: SEARCHED_TYPES.includes(field.type),
  };
}

/** The column that a request names, by its path or by the field behind it, without regard to case. */
export function findColumn(definition: ObjectDefinition, name: string, viewer: Viewer): Column | undefined {
  const lower = name.toLowerCase();
  const columns = ownColumns(definition, viewer);
  return (
    columns.find(({ path }) => path.toLowerCase() === lower) ??
    columns.find(({ fieldName }) => fieldName.toLowerCase() === lower) ??
    columnAt(definition, name, viewer)
  );
}

function columnPath(fieldName: string, { reference }: Field): string {
  return reference ? `${reference.relationshipName}.${referredNameField(reference)}` : fieldName;
}

function lookupId(definition: ObjectDefinition, fieldName: string, { reference }: Field): string | null {
  if (reference) return `${reference.relationshipName}.Id`;
  return fieldName === nameField(definition) ? 'Id' : null;
}
