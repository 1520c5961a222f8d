import type { QuickAction } from '../../../model/actions/index.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { objectDefinition } from '../../../objects/index.ts';
import type { AnyRow } from '../../../store/row.ts';

/** Whether the viewer may perform an action: creating takes the right to create, changing the right to change. */
export function isPermitted(action: QuickAction, viewer: Viewer): boolean {
  if (!isSeen(action, viewer)) return false;
  const { target, type } = action;
  const { createable, updateable } = viewer.rights(objectDefinition(target));
  return type === 'Update' ? updateable : createable;
}

/** Whether the viewer may read the records that an action starts from and those that it writes. */
export function isSeen({ source, target }: QuickAction, viewer: Viewer): boolean {
  return [source ?? target, target].every((name) => viewer.rights(objectDefinition(name)).readable);
}

/** Whether the record on the screen is in a state in which the action is offered. */
export function isOffered({ onlyWhile }: QuickAction, row: AnyRow): boolean {
  return !onlyWhile || onlyWhile.values.includes(row[onlyWhile.field] ?? null);
}
