import { objectInfo } from '../../../model/metadata/object-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes one object as the session may use it. */
export const getObjectInfo: Handler<'getObjectInfo'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  return { status: 200, body: objectInfo(readableObject(path.objectApiName, viewer), viewer) };
};
