import * as operations from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import { objects } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { askedListViewById } from '../list-views/stored-list-views.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { quickActionButtons } from './quick-action-buttons.ts';
import { sourceRecords } from './source-records.ts';
import { chartButtons, newButtons, rowButtons } from './standard-buttons.ts';

/** The one kind of chart that the platform has in list views. */
const CHART = 'ListViewChartInstance';

/** Lists the actions in the head of list views. */
export const getListViewActions: Handler<'getListViewActions'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const listViewIds = [...new Set(path.listViewIds.map(fullId))];
  const collections = [];
  for (const id of listViewIds) {
    const { definition } = await askedListViewById(context.store, id, viewer);
    const place = { context: 'ListView', source: id, key: id } as const;
    collections.push({
      path: { listViewIds: id },
      actions: placed(newButtons(definition, viewer), place, request),
    });
  }
  const body = actionCollections(operations.getListViewActions, request, { listViewIds }, collections);
  return { status: 200, body };
};

/** Lists the actions in the head of the lists of recently used records. */
export const getMruListActions: Handler<'getMruListActions'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const definitions = [...new Set(path.objectApiNames.map((name) => readableObject(name, viewer)))];
  const collections = definitions.map((definition) => {
    const { apiName } = definition;
    const place = { context: 'MruList', source: apiName, key: apiName } as const;
    return {
      path: { objectApiNames: apiName },
      actions: placed(newButtons(definition, viewer), place, request),
    };
  });
  const all = { objectApiNames: definitions.map(({ apiName }) => apiName) };
  return { status: 200, body: actionCollections(operations.getMruListActions, request, all, collections) };
};

/** Lists the actions of records that stand in a list view. */
export const getListViewRecordActions: Handler<'getListViewRecordActions'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  const collections = records.map(({ id, definition, row }) => {
    const changes = quickActionsOf(definition.apiName).filter(({ type }) => type === 'Update');
    const buttons = [...rowButtons(definition, viewer), ...quickActionButtons(changes, viewer, row)];
    const place = { context: 'ListViewRecord', source: id, key: id } as const;
    return { path: { recordIds: id }, actions: placed(buttons, place, request) };
  });
  const all = { recordIds: records.map(({ id }) => id) };
  return {
    status: 200,
    body: actionCollections(operations.getListViewRecordActions, request, all, collections),
  };
};

/** Lists the actions of the charts of list views, for those who may keep list views; 404 for any other object. */
export const getListViewChartActions: Handler<'getListViewChartActions'> = ({ path, query }, context) => {
  if (path.objectApiName.toLowerCase() !== CHART.toLowerCase()) throw notFound();
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const place = { context: 'Chart', source: CHART, key: CHART } as const;
  const actions = placed(chartButtons(objects.ListView, viewer), place, request);
  const all = { objectApiName: [CHART] };
  const own = { path: { objectApiName: CHART }, actions };
  return { status: 200, body: actionCollections(operations.getListViewChartActions, request, all, [own]) };
};
