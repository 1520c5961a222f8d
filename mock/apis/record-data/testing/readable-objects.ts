import { objectAccess } from '../../../model/access/object-access.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinitions } from '../../../objects/index.ts';

/** Every object that staff may read by the record interface; neither sign-ins nor histories are among them. */
export const readableObjects: readonly ObjectDefinition[] = objectDefinitions.filter(
  ({ apiName, historyOf }) => !historyOf && objectAccess('Merchandiser', apiName).read,
);
