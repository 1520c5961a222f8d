import { findRelationship } from '../../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import { targetsOf } from '../../../../objects/index.ts';
import type { Scope } from '../compile/scope.ts';
import { type Column, plainColumn, valueColumn } from './column.ts';

/**
 * Adds the column of a field, as a text where it is shown as one: below those of the relationships over which it is
 * reached, which are made once. An address holds no value of its own.
 */
export function addFieldColumn(columns: Column[], name: string, scope: Scope, isShown = false): void {
  const path = scope.selectable(name);
  const last = path.at(-1) ?? '';
  let among = columns;
  let places: readonly ObjectDefinition[] = [scope.definition];
  for (const relationship of path.slice(0, -1)) {
    const [foreignKey = null] = places.flatMap((place) => findRelationship(place, relationship)?.[0] ?? []);
    among = joined(among, relationship, foreignKey).joinColumns;
    places = places.flatMap((place) => targetsBehind(place, relationship));
  }
  const column = scope.has(path)
    ? valueColumn(last, isShown ? TEXT : scope.locate(name).field)
    : plainColumn(last);
  among.push({ ...column, ...(path.length === 1 && writable(last, scope)) });
}

const TEXT = { type: 'String' } as const;

function joined(among: Column[], relationship: string, foreignKeyName: string | null): Column {
  const known = among.find(({ columnName }) => columnName === relationship);
  if (known) return known;
  const made = { ...plainColumn(relationship), foreignKeyName };
  among.push(made);
  return made;
}

function targetsBehind(place: ObjectDefinition, relationship: string): readonly ObjectDefinition[] {
  const reference = findRelationship(place, relationship)?.[1].reference;
  return reference ? targetsOf(reference) : [];
}

/** A field of a record that is referred to is not written through the one that refers. */
function writable(name: string, { definition, asking }: Scope): Pick<Column, 'insertable' | 'updatable'> {
  const rights = asking.viewer.rights(definition);
  return { insertable: rights.mayCreate(name), updatable: rights.mayUpdate(name) };
}
