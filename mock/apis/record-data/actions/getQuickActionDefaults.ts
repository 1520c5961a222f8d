import type { QuickAction } from '../../../model/actions/index.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { recordTypeId } from '../../../store/metadata-records.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { recordTemplate } from '../defaults/record-template.ts';
import { readParents } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { addQualifiedFields } from '../selection/requested-fields.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import { viewerOf } from '../viewer.ts';
import { askedAction, contextRecord } from './asked-action.ts';
import { quickActionFields, quickActionValues } from './quick-action-values.ts';

/** Answers what the form of a quick action starts with. */
export const getQuickActionDefaults: Handler<'getQuickActionDefaults'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const action = askedAction(path.actionApiName, viewer);
  const parent = await contextRecord(context.store, action, query.parentRecordId, viewer);
  const selection = selectionOf(viewer.seen(objectDefinition(action.target)));
  for (const name of quickActionFields(action)) addField(selection, name, viewer);
  addQualifiedFields(selection, { optionalFields: query.optionalFields }, viewer, 'allowed');
  const { fields } = await startingRecord(action, parent, selection, context);
  return {
    status: 200,
    body: tagged({ actionApiName: action.apiName, fields, objectApiName: action.target }),
  };
};

/** The record on the screen, or a new one, as it is when the form opens. */
async function startingRecord(
  action: QuickAction,
  parent: AnyRow | undefined,
  selection: Selection,
  context: RequestContext,
): Promise<Schemas['Record']> {
  const { store } = context;
  const values = await quickActionValues(action, parent, store);
  if (action.type === 'Update') {
    const row: AnyRow = { Id: '', ...parent, ...values };
    return represent(await readParents(store, selection, [row]), row, viewerOf(context));
  }
  const type = recordTypeId(selection.definition, action.recordType);
  return recordTemplate(context, selection, type, values);
}
