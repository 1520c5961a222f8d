import { objectInfo, objectInfoDirectory } from '../../../model/metadata/object-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { batchItem, batchResults } from '../batch.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Lists the objects that the session may read. */
export const getObjectInfoDirectory: Handler<'getObjectInfoDirectory'> = (_, context) => ({
  status: 200,
  body: objectInfoDirectory(viewerOf(context)),
});

/** Describes one object as the session may use it. */
export const getObjectInfo: Handler<'getObjectInfo'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  return { status: 200, body: objectInfo(readableObject(path.objectApiName, viewer), viewer) };
};

/** Describes several objects; one that is unknown or forbidden fails alone. */
export const getObjectInfos: Handler<'getObjectInfos'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  const items = path.objectApiNames.map((apiName) =>
    batchItem(() => objectInfo(readableObject(apiName, viewer), viewer)),
  );
  return { status: 200, body: batchResults(items) };
};
