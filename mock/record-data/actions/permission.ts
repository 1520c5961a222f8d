import type { QuickAction } from '../../actions/index.ts';
import type { Viewer } from '../../metadata/rights.ts';
import { objectDefinition } from '../../objects/index.ts';
import type { AnyRow } from '../../store/row.ts';

/** Whether the viewer may perform an action: creating takes the right to create, changing the right to change. */
export function isPermitted({ source, target, type }: QuickAction, viewer: Viewer): boolean {
  if (source && !viewer.rights(objectDefinition(source)).readable) return false;
  const { createable, updateable } = viewer.rights(objectDefinition(target));
  return type === 'Update' ? updateable : createable;
}

/** Whether the record on the screen is in a state in which the action is offered. */
export function isOffered({ onlyWhile }: QuickAction, row: AnyRow): boolean {
  return !onlyWhile || onlyWhile.values.includes(row[onlyWhile.field] ?? null);
}
