import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { contentDocumentComposite } from './content-document-composite.ts';
import { refuseUploads } from './may-upload.ts';
import { saveNewDocument } from './save-version.ts';
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
