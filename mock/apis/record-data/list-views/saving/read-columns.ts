import { type Column, columnFor, findColumn } from '../../../../model/metadata/columns.ts';
import type { Viewer } from '../../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import { type ListFault, listFault } from './list-messages.ts';

/** The fields behind the columns that a request names, faults added for those that cannot be columns. */
export function readColumns(
  definition: ObjectDefinition,
  names: readonly string[],
  faults: ListFault[],
  viewer: Viewer,
): string[] {
  const columns = names.flatMap((name) => {
    const column = findColumn(definition, name, viewer);
    if (!column) faults.push(listFault('unknownColumn', viewer.language, { name }));
    else if (!column.displayable)
      faults.push(listFault('notDisplayable', viewer.language, { label: column.label }));
    return column?.displayable ? [column] : [];
  });
  const twice = columns.filter((column, index) => firstIndex(columns, column) < index);
  for (const { label } of new Set(twice)) faults.push(listFault('columnTwice', viewer.language, { label }));
  return columns.map(({ fieldName }) => fieldName);
}

/** The columns of the object's first list, for a new list that begins with them. */
export function withDefaultColumns(
  defaults: readonly string[],
  named: readonly string[],
  definition: ObjectDefinition,
  viewer: Viewer,
): string[] {
  const asked = new Set(named.map((name) => findColumn(definition, name, viewer)?.fieldName));
  const before = defaults.filter((name) => !asked.has(name));
  return [...before.map((name) => columnFor(definition, name, viewer).path), ...named];
}

function firstIndex(columns: readonly Column[], { path }: Column): number {
  return columns.findIndex((column) => column.path === path);
}
