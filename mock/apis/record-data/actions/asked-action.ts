import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { findQuickAction, type QuickAction } from '../../../model/actions/index.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { objectDefinition } from '../../../objects/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { isPermitted, isSeen } from './permission.ts';

/** A quick action by its API name; 404 when there is none for what the viewer sees, 403 when the viewer may not perform it. */
export function askedAction(apiName: string, viewer: Viewer): QuickAction {
  const action = findQuickAction(apiName);
  if (!action || !isSeen(action, viewer)) throw notFound();
  if (!isPermitted(action, viewer)) throw insufficientAccess();
  return action;
}

/**
 * The record on the screen that an action starts from; undefined when none is named, or when the action belongs to the
 * whole application and needs none.
 *
 * @throws 400 for a record of another object, 404 for one that the viewer does not see
 */
export async function contextRecord(
  store: Store,
  { apiName, source }: QuickAction,
  id: string | null | undefined,
  viewer: Viewer,
): Promise<AnyRow | undefined> {
  if (!id || !source) return undefined;
  const full = fullId(id);
  if (!full.startsWith(objectDefinition(source).keyPrefix)) {
    throw new PlatformFault(400, 'INVALID_INPUT', `${apiName} is an action of ${source}, not of ${full}.`);
  }
  const row = await visibleRow(store, objectDefinition(source), full, viewer);
  if (!row) throw notFound();
  return row;
}
