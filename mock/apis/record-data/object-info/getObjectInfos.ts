import { objectInfo } from '../../../model/metadata/object-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { batchItem, batchResults } from '../batch.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes several objects; one that is unknown or forbidden fails alone. */
export const getObjectInfos: Handler<'getObjectInfos'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  const items = path.objectApiNames.map((apiName) =>
    batchItem(() => objectInfo(readableObject(apiName, viewer), viewer)),
  );
  return { status: 200, body: batchResults(items) };
};
