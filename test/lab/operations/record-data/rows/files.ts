import type { Call } from '../../call.ts';
import { perform } from '../../call.ts';
import type { Rows } from '../row.ts';
import type { World } from '../world.ts';

function file({ next }: World): Call {
  const form = new FormData();
  form.set('fileData', new File([`Inhalt ${next()}`], 'Beipackzettel.txt'));
  form.set('title', 'Beipackzettel');
  return { body: form };
}

/** A document of the world's own, with one version. */
async function newDocument(world: World): Promise<{ documentId: string; versionId: string }> {
  const upload = await perform(world.merchandiser, 'createContentDocumentAndVersion', file(world));
  return { documentId: upload.body.contentDocument.id, versionId: upload.body.contentVersion.id };
}

export const fileRows = {
  createContentDocumentAndVersion: { kind: 'write', call: file },
  createContentVersion: {
    kind: 'write',
    call: async (world) => ({
      ...file(world),
      path: { contentDocumentId: (await newDocument(world)).documentId },
    }),
  },
  getContentVersionData: {
    kind: 'fixed',
    answers: {
      304: async (world) => {
        const { versionId } = await newDocument(world);
        const path = { contentVersionId: versionId };
        const { headers } = await perform(world.merchandiser, 'getContentVersionData', { path });
        return { path, headers: { 'if-none-match': String(headers.etag) } };
      },
    },
    because: 'the bytes of a version never change; a new file is a new version',
    call: async (world) => ({ path: { contentVersionId: (await newDocument(world)).versionId } }),
    unlike: async (world) => ({ path: { contentVersionId: (await newDocument(world)).versionId } }),
  },
} satisfies Rows;
