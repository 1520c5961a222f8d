import { getRecordEditActions, getRecordActions as operation } from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { type Button, placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { orderButtons } from './order-buttons.ts';
import { productivityButtons } from './productivity-buttons.ts';
import { quickActionButtons } from './quick-action-buttons.ts';
import { type SourceRecord, sourceRecords } from './source-records.ts';
import { recordButtons } from './standard-buttons.ts';

/** Lists the actions of records. */
export const getRecordActions: Handler<'getRecordActions'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  const collections = [];
  for (const record of records) {
    const place = { context: 'Record', source: record.id, key: record.id } as const;
    const own = await orderButtons(context.store, record.definition, record.row, viewer);
    const actions = placed(buttonsOf(record, viewer, own), place, request);
    collections.push({ path: { recordIds: record.id }, actions, links: furtherActions(record.id) });
  }
  const all = { recordIds: records.map(({ id }) => id) };
  return { status: 200, body: actionCollections(operation, request, all, collections) };
};

/** Where the actions of its form, its related lists and their rows are. */
function furtherActions(recordIds: string): string[] {
  const own = platformPath(operation, { recordIds });
  const form = platformPath(getRecordEditActions, { recordIds });
  return [form, `${own}/related-list`, `${own}/related-list-record/\${relatedRecordId}`];
}

function buttonsOf({ definition, row }: SourceRecord, viewer: Viewer, own: readonly Button[]): Button[] {
  const [first = [], rest = []] = partition(recordButtons(definition, viewer));
  const quick = quickActionButtons(quickActionsOf(definition.apiName), viewer, row);
  return [...first, ...own, ...quick, ...rest, ...productivityButtons(definition, row, viewer)];
}

/** Editing comes first, copying and deleting after everything that is done more often. */
function partition(buttons: readonly Button[]): [Button[], Button[]] {
  const isEdit = ({ action }: Button) => action.apiName === 'Edit';
  return [buttons.filter(isEdit), buttons.filter((button) => !isEdit(button))];
}
