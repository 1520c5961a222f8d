import * as operations from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { quickActionButtons } from './quick-action-buttons.ts';
import { sourceRecords } from './source-records.ts';
import { createFormButtons, editFormButtons, newButtons } from './standard-buttons.ts';

/** Lists the quick actions of the whole application. */
export const getGlobalActions: Handler<'getGlobalActions'> = ({ query }, context) => {
  const request = actionRequest(query);
  const buttons = quickActionButtons(quickActionsOf(undefined), viewerOf(context));
  const actions = placed(buttons, { context: 'Global', source: 'Global', key: '' }, request);
  return {
    status: 200,
    body: actionCollections(operations.getGlobalActions, request, {}, [{ path: {}, actions }]),
  };
};

/** Lists what a lookup field for records of these objects offers beside choosing one. */
export const getLookupActions: Handler<'getLookupActions'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const definitions = [...new Set(path.objectApiNames.map((name) => readableObject(name, viewer)))];
  const collections = definitions.map((definition) => {
    const { apiName } = definition;
    const place = { context: 'Lookup', source: apiName, key: apiName } as const;
    return {
      path: { objectApiNames: apiName },
      actions: placed(newButtons(definition, viewer), place, request),
    };
  });
  const all = { objectApiNames: definitions.map(({ apiName }) => apiName) };
  return { status: 200, body: actionCollections(operations.getLookupActions, request, all, collections) };
};

/** Lists the buttons of the form for a new record. */
export const getObjectCreateActions: Handler<'getObjectCreateActions'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const definition = readableObject(path.objectApiName, viewer);
  const objectApiName = definition.apiName;
  const place = { context: 'RecordEdit', source: objectApiName, key: objectApiName } as const;
  const actions = placed(createFormButtons(definition, viewer), place, request);
  const body = actionCollections(
    operations.getObjectCreateActions,
    request,
    { objectApiName: [objectApiName] },
    [{ path: { objectApiName }, actions }],
  );
  return { status: 200, body };
};

/** Lists the buttons of the form for existing records. */
export const getRecordEditActions: Handler<'getRecordEditActions'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  const collections = records.map(({ id, definition }) => {
    const place = { context: 'RecordEdit', source: id, key: id } as const;
    return { path: { recordIds: id }, actions: placed(editFormButtons(definition, viewer), place, request) };
  });
  const all = { recordIds: records.map(({ id }) => id) };
  return { status: 200, body: actionCollections(operations.getRecordEditActions, request, all, collections) };
};
