import type { Viewer } from '../../../model/metadata/rights.ts';
import { objects } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';
import { contentDocumentComposite } from './content-document-composite.ts';
import { saveNewDocument, saveNextVersion } from './save-version.ts';
import { readUpload } from './uploaded-file.ts';

/** Takes in a file as a new document. */
export const createContentDocumentAndVersion: Handler<'createContentDocumentAndVersion'> = async (
  { body },
  context,
) => {
  const viewer = viewerOf(context);
  refuseUploads(viewer);
  const saved = await saveNewDocument(context, await readUpload(body));
  return { status: 201, body: await contentDocumentComposite(context.store, saved, viewer) };
};

/** Takes in a new version of a document. */
export const createContentVersion: Handler<'createContentVersion'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  refuseUploads(viewer);
  const saved = await saveNextVersion(context, fullId(path.contentDocumentId), await readUpload(body));
  return { status: 201, body: await contentDocumentComposite(context.store, saved, viewer) };
};

/** 403 unless the viewer may edit files: an upload is the way in which a file is written. */
function refuseUploads(viewer: Viewer): void {
  if (!viewer.rights(objects.ContentDocument).updateable) throw insufficientAccess();
}
