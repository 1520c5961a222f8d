import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { readContentList } from '../contents.ts';

/** The contents that can be edited as blocks, without what they say. */
export function useContentList() {
  const platform = usePlatform();
  return useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: {},
      part: 'content pages',
      read: () => readContentList(platform),
    }),
  );
}
