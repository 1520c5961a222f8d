import { objectInfoDirectory } from '../../../model/metadata/object-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';

/** Lists the objects that the session may read. */
export const getObjectInfoDirectory: Handler<'getObjectInfoDirectory'> = (_, context) => ({
  status: 200,
  body: objectInfoDirectory(viewerOf(context)),
});
