import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { type ProductPictures, readPictures } from './read-pictures.ts';

/** The pictures of a product as they are saved, and whether this person may change them. */
export function usePictures(productId: string) {
  const platform = usePlatform();
  const media = useQuery(objectInfoQuery(platform, 'ProductMedia'));
  const content = useQuery(objectInfoQuery(platform, 'ManagedContent'));
  const pictures = useQuery(
    derivedQuery(platform, getChildRelationshipRecords, {
      input: { productId },
      part: 'pictures',
      read: async () => (await readPictures(platform, productId)) ?? null,
    }),
  );
  const reads = [media, content, pictures];
  const isEditable = [media.data, content.data].every(
    (info) => info?.createable && info.updateable && info.deletable,
  );
  return {
    page: pictures.data,
    isLoaded: reads.every(({ data }) => data !== undefined),
    isEditable,
    readNewest: async () => (await pictures.refetch({ throwOnError: true })).data as ProductPictures,
    error: reads.find(({ error }) => error)?.error,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}
