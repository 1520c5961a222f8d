import { listObjectInfo } from '../../../model/metadata/list-object-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes what lists of an object can show, filter and sort by. */
export const getListObjectInfo: Handler<'getListObjectInfo'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  return { status: 200, body: listObjectInfo(readableObject(path.objectApiName, viewer), viewer) };
};
