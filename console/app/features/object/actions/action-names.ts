import { actionsIn } from '#client/actions/actions.ts';
import type { ActionCollections } from '#client/actions/types.ts';

/** What the platform calls the actions that it offers, as a text. */
export const actionNames = (offered: Pick<ActionCollections, 'actions'>): string =>
  [...new Set(actionsIn(offered).map(({ label, apiName }) => label ?? apiName))].join(', ') || '–';
