import { overridesOf } from '../../../model/actions/overrides.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Lists what stands in for the standard pages of an object. */
export const getActionOverrides: Handler<'getActionOverrides'> = ({ path, query }, context) => {
  const { apiName } = readableObject(path.objectApiName, viewerOf(context));
  const overrides = overridesOf(apiName)
    .filter(({ action }) => query.type === undefined || action === query.type)
    .filter(({ formFactor }) => !query.defaultTemplateOnly || formFactor === undefined)
    .map(({ action, page, formFactor = null }) => ({
      actionName: action,
      content: page,
      formFactor,
      type: 'Flexipage',
    }));
  return { status: 200, body: tagged({ objectApiName: apiName, overrides }) };
};
