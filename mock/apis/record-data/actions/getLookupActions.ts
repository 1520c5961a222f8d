import { getLookupActions as operation } from '#generated/record-data/client.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { newButtons } from './standard-buttons.ts';

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
  return { status: 200, body: actionCollections(operation, request, all, collections) };
};
