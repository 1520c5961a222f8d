import { objects } from '../../../objects/index.ts';
import { matchesTag } from '../../cms/media/entity-tag.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { readBytes } from './stored-bytes.ts';

/**
 * Answers the bytes of a file version as they were uploaded, always to be saved: a page or a drawing that somebody has
 * uploaded must never be shown in the name of the platform.
 */
export const getContentVersionData: Handler<'getContentVersionData'> = async (
  { path, headers: sent },
  context,
) => {
  const { store } = context;
  readableObject(objects.ContentVersion.apiName, viewerOf(context));
  const version = await store.get('ContentVersion', fullId(path.contentVersionId));
  if (!version) throw notFound();
  const etag = `"${version.Checksum}"`;
  if (matchesTag(sent['If-None-Match'], etag)) return { status: 304, headers: { etag } };
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encoded(version.PathOnClient ?? version.Title)}`,
    etag,
  };
  return { status: 200, headers, body: await readBytes(store, version.Id) };
};

/** A name as RFC 8187 writes it; it leaves fewer characters as they are than `encodeURIComponent` does. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
