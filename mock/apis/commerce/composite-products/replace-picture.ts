import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import { findRecord } from '../records/find-record.ts';

type MediaInput = components['schemas']['ProductMediaInput'];

/**
 * The field of a product that holds its picture; none where the list is empty.
 *
 * @throws PlatformFault 400 for what is no picture, and for several ones
 */
export async function pictureFields(
  store: Store,
  media: readonly MediaInput[],
): Promise<{ ImageContentKey__c: string | null }> {
  const keys = new Set<string>();
  for (const { mediaId } of media) {
    const content = await findRecord(store, 'ManagedContent', mediaId);
    if (content?.ContentTypeFullyQualifiedName !== 'sfdc_cms__image')
      throw refusal(`mediaId: ${mediaId} is no picture.`);
    keys.add(content.ContentKey);
  }
  if (keys.size > 1) throw refusal('productMedia: a product has one picture.');
  const [ImageContentKey__c = null] = keys;
  return { ImageContentKey__c };
}

function refusal(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}
