import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { type ListQuery, readListRecords } from '#client/records/lists.ts';
import type { RecordData } from '#client/records/types.ts';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import { listQuery } from '../../data/queries/list-queries.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { SALES_FIELDS } from './sales.ts';

const PAGE = getListRecordsByNameLimits.pageSize.maximum;

/** Orders since a day and what was sold with them. */
export function useSales(since: string) {
  const platform = usePlatform();
  return useQuery({
    ...derivedQuery(platform, getListRecordsByName, {
      input: { since },
      part: 'sales',
      read: () => readSales(platform, since),
    }),
    placeholderData: keepPreviousData,
  });
}

async function readSales(platform: Platform, since: string) {
  const [orders, items] = await Promise.all([
    readAll(platform, 'Order', 'AllOrders', { where: `{ EffectiveDate: { gte: "${since}" } }` }),
    readAll(platform, 'OrderItem', 'AllOrderProducts', {
      where: `{ and: [{ Type: { eq: "Order Product" } }, { Order: { EffectiveDate: { gte: "${since}" } } }] }`,
      optionalFields: SALES_FIELDS,
    }),
  ]);
  return { orders, items };
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
export function useShortList(objectApiName: string, listViewApiName: string, query: ListQuery) {
  const platform = usePlatform();
  return useQuery({
    ...listQuery(platform, { objectApiName, listViewApiName }, query),
    select: ({ records }) => records,
  });
}
