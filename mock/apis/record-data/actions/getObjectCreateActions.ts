import { getObjectCreateActions as operation } from '#generated/record-data/client.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { createFormButtons } from './standard-buttons.ts';

/** Lists the buttons of the form for a new record. */
export const getObjectCreateActions: Handler<'getObjectCreateActions'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const definition = readableObject(path.objectApiName, viewer);
  const objectApiName = definition.apiName;
  const place = { context: 'RecordEdit', source: objectApiName, key: objectApiName } as const;
  const actions = placed(createFormButtons(definition, viewer), place, request);
  const body = actionCollections(operation, request, { objectApiName: [objectApiName] }, [
    { path: { objectApiName }, actions },
  ]);
  return { status: 200, body };
};
