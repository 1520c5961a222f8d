import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { objects } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import { savedRecord } from '../writing/saved-record.ts';
import type { SavedVersion } from './save-version.ts';

const { ContentDocument, ContentDocumentLink, ContentVersion } = objects;

/** A document with one of its versions and all of its links (RD-FILE-01). */
export async function contentDocumentComposite(
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
