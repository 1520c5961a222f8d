import { getFlexipageActions as operation } from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import { type Flexipage, findFlexipage, type StandardAction } from '../../../model/actions/overrides.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { type Button, placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { quickActionButtons } from './quick-action-buttons.ts';
import { editFormButtons, newButtons, recordButtons } from './standard-buttons.ts';

type ButtonsOf = (definition: ObjectDefinition, viewer: Viewer) => Button[];

/** What stands on a page by the standard page that it stands in for; the others have no buttons of their own. */
const BUTTONS: Partial<Record<StandardAction, ButtonsOf>> = {
  Edit: editFormButtons,
  Tab: newButtons,
  View: (definition, viewer) => [
    ...recordButtons(definition, viewer),
    ...quickActionButtons(quickActionsOf(definition.apiName), viewer),
  ],
};

/** Lists the actions on pages that were put together of parts; 404 for a page of an object that is not seen. */
export const getFlexipageActions: Handler<'getFlexipageActions'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const pages = [...new Set(path.flexipageNames.map(askedPage))];
  const collections = pages.map(({ apiName, action, page }) => {
    const buttons = BUTTONS[action]?.(readableObject(apiName, viewer), viewer) ?? [];
    const place = { context: 'Flexipage', source: page, key: page } as const;
    return { path: { flexipageNames: page }, actions: placed(buttons, place, request) };
  });
  const all = { flexipageNames: pages.map(({ page }) => page) };
  return { status: 200, body: actionCollections(operation, request, all, collections) };
};

function askedPage(name: string): Flexipage {
  const page = findFlexipage(name);
  if (!page) throw notFound();
  return page;
}
