import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { objects } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';
import { savedRecord } from '../writing/saved-record.ts';
import { type SavedVersion, saveNewDocument, saveNextVersion } from './save-version.ts';
import { readUpload } from './uploaded-file.ts';

const { ContentDocument, ContentDocumentLink, ContentVersion } = objects;

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
  if (!viewer.rights(ContentDocument).updateable) throw insufficientAccess();
}

/** A document with one of its versions and all of its links (RD-FILE-01). */
async function contentDocumentComposite(
  store: Store,
  { documentId, versionId }: SavedVersion,
  viewer: Viewer,
): Promise<Schemas['ContentDocumentComposite']> {
  const links = await store.find('ContentDocumentLink', { where: { ContentDocumentId: documentId } });
  const contentDocumentLinks = [];
  for (const { Id } of links)
    contentDocumentLinks.push(await savedRecord(store, ContentDocumentLink, Id, [], viewer));
  return {
    contentDocument: await savedRecord(store, ContentDocument, documentId, [], viewer),
    contentDocumentLinks,
    contentVersion: await savedRecord(store, ContentVersion, versionId, [], viewer),
  };
}
