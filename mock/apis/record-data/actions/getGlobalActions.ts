import { getGlobalActions as operation } from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { quickActionButtons } from './quick-action-buttons.ts';

/** Lists the quick actions of the whole application. */
export const getGlobalActions: Handler<'getGlobalActions'> = ({ query }, context) => {
  const request = actionRequest(query);
  const buttons = quickActionButtons(quickActionsOf(undefined), viewerOf(context));
  const actions = placed(buttons, { context: 'Global', source: 'Global', key: '' }, request);
  return { status: 200, body: actionCollections(operation, request, {}, [{ path: {}, actions }]) };
};
