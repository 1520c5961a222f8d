import { useQuery } from '@tanstack/react-query';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { type ListQuery, readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import { SALES_FIELDS } from './sales.ts';

const PAGE = getListRecordsByNameLimits.pageSize.maximum;

/** Orders since a day and what was sold with them. */
export function useSales(since: string) {
  const platform = usePlatform();
  const { language } = platform.context();
  return useQuery({
    queryKey: ['dashboard', 'sales', since, language],
    queryFn: async () => {
      const [orders, items] = await Promise.all([
        readAll(platform, 'Order', 'AllOrders', { where: `{ EffectiveDate: { gte: "${since}" } }` }),
        readAll(platform, 'OrderItem', 'AllOrderProducts', {
          where: `{ and: [{ Type: { eq: "Order Product" } }, { Order: { EffectiveDate: { gte: "${since}" } } }] }`,
          optionalFields: SALES_FIELDS,
        }),
      ]);
      return { orders, items };
    },
    retry: false,
    placeholderData: (known) => known,
  });
}

/** Every record of a list that fulfils a condition, page by page. */
async function readAll(
  platform: Platform,
  objectApiName: string,
  listView: string,
  query: ListQuery,
): Promise<RecordData[]> {
  const records: RecordData[] = [];
  let pageToken: string | null = null;
  do {
    const page = await readListRecords(platform, objectApiName, listView, {
      ...query,
      pageSize: PAGE,
      pageToken,
    });
    records.push(...page.records);
    pageToken = page.nextPageToken ?? null;
  } while (pageToken);
  return records;
}

/** A short list beside the charts. */
export function useShortList(objectApiName: string, listView: string, query: ListQuery) {
  const platform = usePlatform();
  const { language } = platform.context();
  return useQuery({
    queryKey: ['dashboard', objectApiName, listView, query, language],
    queryFn: async () => (await readListRecords(platform, objectApiName, listView, query)).records,
    retry: false,
  });
}
