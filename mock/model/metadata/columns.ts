import type { Field, ObjectDefinition } from '../../objects/definition/index.ts';
import { isComparable } from './field-info.ts';
import type { Viewer } from './rights.ts';
import { nameField, referredNameField, visibleFields } from './visible-fields.ts';

/** A column of a list as the platform names it: a reference is shown by the name of its record. */
export interface Column {
  /** Path from the listed object, such as `Name` or `Account.Name`. */
  readonly path: string;
  /** Path of the id that the cell links to, null where it links nowhere. */
  readonly lookupId: string | null;
  /** The field of the listed object behind it. */
  readonly fieldName: string;
  readonly field: Field;
  readonly label: string;
  /** Whether lists can show it; texts of many lines have no place in a table. */
  readonly displayable: boolean;
  readonly sortable: boolean;
  readonly searchable: boolean;
}

const SEARCHED_TYPES: readonly Field['type'][] = ['String', 'ComboBox', 'Email', 'Phone', 'Reference'];

/** The column that shows a field. */
export function columnFor(definition: ObjectDefinition, fieldName: string, { language }: Viewer): Column {
  const field = definition.fields[fieldName] as Field;
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
  const columns = visibleFields(definition).map(([fieldName]) => columnFor(definition, fieldName, viewer));
  return (
    columns.find(({ path }) => path.toLowerCase() === lower) ??
    columns.find(({ fieldName }) => fieldName.toLowerCase() === lower)
  );
}

function columnPath(fieldName: string, { reference }: Field): string {
  return reference ? `${reference.relationshipName}.${referredNameField(reference)}` : fieldName;
}

function lookupId(definition: ObjectDefinition, fieldName: string, { reference }: Field): string | null {
  if (reference) return `${reference.relationshipName}.Id`;
  return fieldName === nameField(definition) ? 'Id' : null;
}
