import * as calls from '#generated/platform/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { identityAddress } from '../identity/identity-address.ts';

/** The resources by the names that clients know. */
const RESOURCES = {
  composite: calls.executeComposite,
  limits: calls.getLimits,
  parameterizedSearch: calls.findSearchedRecords,
  query: calls.getQuery,
  queryAll: calls.getQueryAll,
  recent: calls.getRecentRecords,
  search: calls.getSearch,
  sobjects: calls.getSObjects,
} as const;

/** Name and address of each resource (PF-REST-01), and where the user is told who they are (PF-DOOR-22). */
export const getResources: Handler<'getResources'> = (_input, { origin, session }) => {
  const resources = Object.entries(RESOURCES).map(([name, call]) => [name, platformPath(call)]);
  const identity = session.isGuest ? {} : { identity: identityAddress(origin, session.userId) };
  return { status: 200, body: { ...Object.fromEntries(resources), ...identity } };
};
