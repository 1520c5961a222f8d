import type { QuickAction } from '../../../model/actions/index.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { formLayout } from '../../../model/metadata/layouts.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';
import { askedAction } from './asked-action.ts';

/** Describes the form of a quick action. */
export const getQuickActionLayout: Handler<'getQuickActionLayout'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const action = askedAction(path.actionApiName, viewer);
  refuseOtherObject(action, query.objectApiName);
  const definition = viewer.seen(objectDefinition(action.target));
  const asked = query.recordTypeId && askedRecordType(definition, fullId(query.recordTypeId)).id;
  const form = {
    name: action.apiName,
    definition,
    mode: action.type === 'Update' ? 'Edit' : 'Create',
    recordTypeId: asked || recordTypeId(definition, action.recordType),
    columns: action.columns,
  } as const;
  const body = { actionApiName: action.apiName, layout: formLayout(form, viewer) };
  return { status: 200, body: tagged(body) };
};

/** An action of one object is unknown to another; those of the whole application are known to all. */
function refuseOtherObject({ source }: QuickAction, objectApiName: string | undefined): void {
  if (!objectApiName || !source) return;
  if (source.toLowerCase() !== objectApiName.toLowerCase()) throw notFound();
}
