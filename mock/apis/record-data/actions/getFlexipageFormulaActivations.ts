import { quickActionsOf } from '../../../model/actions/index.ts';
import { findAppByName } from '../../../model/apps/index.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinitions } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { isPermitted } from './permission.ts';

/** The one feature that looks at the values of a record. */
const FEATURE = 'DynamicActions';

/** Tells of each object whether it has actions that depend on the values of the record. */
export const getFlexipageFormulaActivations: Handler<'getFlexipageFormulaActivations'> = (
  { path, query },
  context,
) => {
  if (path.actionFeature.toLowerCase() !== FEATURE.toLowerCase()) throw notFound();
  const viewer = viewerOf(context);
  const { objectApiNames, application } = query;
  const asked = objectApiNames?.map((name) => readableObject(name, viewer)) ?? readableObjects(viewer);
  const activations = asked
    .filter(({ apiName }) => application === undefined || isInApp(apiName, application))
    .map((definition) => activation(definition, viewer));
  return { status: 200, body: tagged({ activations }) };
};

function readableObjects(viewer: Viewer): ObjectDefinition[] {
  return objectDefinitions.map(viewer.seen).filter((definition) => viewer.rights(definition).readable);
}

function isInApp(apiName: string, application: string): boolean {
  return findAppByName(application)?.objects.some((name) => name === apiName) ?? false;
}

function activation({ apiName }: ObjectDefinition, viewer: Viewer) {
  const conditional = quickActionsOf(apiName).filter(
    (action) => action.onlyWhile !== undefined && isPermitted(action, viewer),
  );
  return {
    actionApiNames: conditional.map((action) => action.apiName),
    isActive: conditional.length > 0,
    objectApiName: apiName,
  };
}
