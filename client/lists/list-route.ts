import { invalidConfig } from '../errors/index.ts';
import { isName } from '../forms.ts';
import type { OperationId } from '../operation.ts';
import { isRecordId, toRecordId } from '../records/record-id.ts';
import { listViewType } from './list-view.ts';

/** What is known of a list view: its name and object, its id, or no more than its object. */
export interface ListChoice {
  objectApiName?: string;
  listViewApiName?: string;
  listViewId?: string;
}

/** Which call a list-view request goes to, and what that needs. */
export type ListRoute =
  | { by: 'name'; path: { objectApiName: string; listViewApiName: string } }
  | { by: 'recent'; path: { objectApiName: string } }
  | { by: 'id'; listViewId: string }
  | { by: 'object'; objectApiName: string };

/**
 * The name of a list view goes before its id, and both before the object alone (RD-LIST-01 to RD-LIST-03).
 * The name `__Recent`, in capitals or not, is the list of recently used records (RD-LIST-04).
 *
 * @throws CommerceError `Invalid config for …` where none of these is given, or a name without its object
 */
export function listRoute(operationId: OperationId, choice: ListChoice): ListRoute {
  const { objectApiName = '', listViewApiName, listViewId } = choice;
  if (listViewApiName === undefined && isRecordId(listViewId)) {
    return { by: 'id', listViewId: toRecordId(listViewId) };
  }
  const isNamed = isName(objectApiName) && (listViewApiName === undefined || isName(listViewApiName));
  if (!isNamed) throw invalidConfig(operationId);
  if (listViewApiName === undefined) return { by: 'object', objectApiName };
  if (listViewType(listViewApiName) === 'mru') return { by: 'recent', path: { objectApiName } };
  return { by: 'name', path: { objectApiName, listViewApiName } };
}
