import { objectAccess } from '../../../model/access/object-access.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinitions } from '../../../objects/index.ts';

/** Every object that staff may read; sign-ins are not among them. */
export const readableObjects: readonly ObjectDefinition[] = objectDefinitions.filter(
  ({ apiName }) => objectAccess('Merchandiser', apiName).read,
);
