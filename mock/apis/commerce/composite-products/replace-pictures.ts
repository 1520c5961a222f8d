import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { findRecord } from '../records/find-record.ts';

type MediaInput = components['schemas']['ProductMediaInput'];

/** The group of pictures that are given without one. */
const OF_PAGE = 'productDetailImage';

/**
 * Gives a product these pictures alone, in each group in the order given.
 *
 * @throws PlatformFault 400 for what is no picture, for a group that the store does not have, and for several pictures of
 * lists
 */
export async function replacePictures(
  store: Store,
  ProductId: string,
  media: readonly MediaInput[],
): Promise<void> {
  const groups = await store.find('ElectronicMediaGroup');
  const known = new Set<string>();
  const wanted: { group: Row<'ElectronicMediaGroup'>; ElectronicMediaId: string }[] = [];
  for (const { mediaId, developerName = OF_PAGE } of media) {
    const group = groups.find(({ DeveloperName }) => DeveloperName === developerName);
    if (!group) throw refusal(`developerName: the store has no media group ${developerName}.`);
    const content = await findRecord(store, 'ManagedContent', mediaId);
    if (content?.ContentTypeFullyQualifiedName !== 'sfdc_cms__image')
      throw refusal(`mediaId: ${mediaId} is no picture.`);
    const key = `${group.Id} ${content.ContentKey}`;
    if (known.has(key)) continue;
    known.add(key);
    wanted.push({ group, ElectronicMediaId: content.Id });
  }
  if (wanted.filter(({ group }) => group.UsageType === 'Listing').length > 1)
    throw refusal('productMedia: lists show one picture of a product.');
  await store.deleteWhere('ProductMedia', { ProductId });
  await store.insertMany(
    'ProductMedia',
    wanted.map(({ group, ElectronicMediaId }, SortOrder) => ({
      ProductId,
      ElectronicMediaGroupId: group.Id,
      ElectronicMediaId,
      SortOrder,
    })),
  );
}

function refusal(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}
