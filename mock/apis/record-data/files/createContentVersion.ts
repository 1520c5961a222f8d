import type { Handler } from '../../dispatch/handler.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';
import { contentDocumentComposite } from './content-document-composite.ts';
import { refuseUploads } from './may-upload.ts';
import { saveNextVersion } from './save-version.ts';
import { readUpload } from './uploaded-file.ts';

/** Takes in a new version of a document. */
export const createContentVersion: Handler<'createContentVersion'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  refuseUploads(viewer);
  const saved = await saveNextVersion(context, fullId(path.contentDocumentId), await readUpload(body));
  return { status: 201, body: await contentDocumentComposite(context.store, saved, viewer) };
};
