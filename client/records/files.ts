import {
  createContentDocumentAndVersion,
  createContentVersion,
  getContentVersionData,
} from '#generated/record-data/client.gen.ts';
import { keepPart, keptPart } from '../cache/parts.ts';
import { invalidConfig } from '../errors/index.ts';
import { isText, optional } from '../forms.ts';
import type { Data, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { refreshRecord } from './eviction.ts';
import { isRecordId, toRecordId } from './record-id.ts';

/** A file to upload; a `File` brings its name along. */
export interface FileUpload {
  fileData: Blob;
  title?: string;
  description?: string;
}

/** A document with one of its versions and its links. */
export type FileDocument = Data<'createContentDocumentAndVersion'>;

/**
 * Uploads a file as a new document.
 *
 * @throws CommerceError `Invalid config for createContentDocumentAndVersion` without a file (RD-FILE-02);
 * FetchError 413 for one that is too large
 */
export async function uploadFile(platform: Platform, upload: FileUpload): Promise<FileDocument> {
  const body = formOf('createContentDocumentAndVersion', upload);
  return saved(platform, await platform.write(createContentDocumentAndVersion, { body }));
}

/**
 * Uploads a new version of a document.
 *
 * @throws CommerceError `Invalid config for createContentVersion` without a file or for what is no document id; FetchError 404 for no such document
 */
export async function uploadFileVersion(
  platform: Platform,
  contentDocumentId: string,
  upload: FileUpload,
): Promise<FileDocument> {
  if (!isRecordId(contentDocumentId)) throw invalidConfig('createContentVersion');
  const body = formOf('createContentVersion', upload);
  const path = { contentDocumentId: toRecordId(contentDocumentId) };
  return saved(platform, await platform.write(createContentVersion, { path, body }));
}

/** Address from which a browser downloads the bytes of a version, on the origin that it came from. */
export const fileAddress = (platform: Platform, contentVersionId: string): string =>
  platform.addressOf(getContentVersionData, { contentVersionId: toRecordId(contentVersionId) });

/** The contract knows a form by its parts; what is sent is the form. */
function formOf(operationId: OperationId, { fileData, title, description }: FileUpload): never {
  if (!(fileData instanceof Blob) || !isOptionalText(title) || !isOptionalText(description)) {
    throw invalidConfig(operationId);
  }
  const form = new FormData();
  form.set('fileData', fileData, fileData instanceof File ? fileData.name : 'file');
  if (title !== undefined) form.set('title', title);
  if (description !== undefined) form.set('description', description);
  return form as never;
}

const isOptionalText = optional(isText);

async function saved(platform: Platform, document: FileDocument): Promise<FileDocument> {
  const { id } = document.contentDocument;
  if (!id) return document;
  await refreshRecord(platform, id);
  keepPart(platform, 'contentDocument', toRecordId(id), document);
  return document;
}

/**
 * What the last upload to a document has answered, kept for 30 days (RD-CACHE-39); nothing is asked for.
 *
 * @public RD-CACHE-39, client library only
 */
export const knownFileDocument = (platform: Platform, contentDocumentId: string): FileDocument | undefined =>
  keptPart(platform, 'contentDocument', toRecordId(contentDocumentId));
