import type { RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import { storeBytes } from './stored-bytes.ts';
import { bareName, fileFacts, type UploadedFile } from './uploaded-file.ts';

/** Ids of a document and of its version that was just saved. */
export interface SavedVersion {
  readonly documentId: string;
  readonly versionId: string;
}

/** Saves a file as the first version of a new document that belongs to the user and is linked to them. */
export async function saveNewDocument(context: RequestContext, file: UploadedFile): Promise<SavedVersion> {
  const { store, session } = context;
  const Title = file.title ?? bareName(file.name);
  const { Id } = await store.insert('ContentDocument', { Title, Description: file.description ?? null });
  await store.insert('ContentDocumentLink', {
    ContentDocumentId: Id,
    LinkedEntityId: String(session.userId),
    ShareType: 'I',
    Visibility: 'AllUsers',
  });
  return saveVersion(context, { documentId: Id, number: 1, Title }, file);
}

/**
 * Saves a file as the latest version of a document.
 *
 * @throws 404 when there is no such document
 */
export async function saveNextVersion(
  context: RequestContext,
  documentId: string,
  file: UploadedFile,
): Promise<SavedVersion> {
  const { store } = context;
  // Taking the document first makes two uploads at once wait for each other, so that no number is used twice.
  const document = await store.update('ContentDocument', documentId, {});
  if (!document) throw notFound();
  const number = (await store.count('ContentVersion', { ContentDocumentId: documentId })) + 1;
  const [latest] = await store.find('ContentVersion', {
    where: { ContentDocumentId: documentId, IsLatest: true },
  });
  if (latest) await store.update('ContentVersion', latest.Id, { IsLatest: false });
  return saveVersion(context, { documentId, number, Title: file.title ?? document.Title }, file);
}

interface NewVersion {
  readonly documentId: string;
  readonly number: number;
  readonly Title: string;
}

async function saveVersion(
  context: RequestContext,
  { documentId, number, Title }: NewVersion,
  file: UploadedFile,
): Promise<SavedVersion> {
  const { store } = context;
  const { Checksum, ...facts } = fileFacts(file);
  const version = await store.insert('ContentVersion', {
    ContentDocumentId: documentId,
    Title,
    Description: file.description ?? null,
    VersionNumber: String(number),
    IsLatest: true,
    PathOnClient: file.name,
    Checksum,
    ...facts,
  });
  await storeBytes(store, version.Id, file.bytes);
  const described = file.description === undefined ? {} : { Description: file.description };
  const LatestPublishedVersionId = version.Id;
  await store.update('ContentDocument', documentId, {
    Title,
    ...described,
    ...facts,
    LatestPublishedVersionId,
  });
  await rememberUse(context, { apiName: 'ContentDocument', id: documentId });
  return { documentId, versionId: version.Id };
}
