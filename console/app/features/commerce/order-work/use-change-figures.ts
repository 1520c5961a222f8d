import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calculateOrderChange, type OrderChange } from '#client/commerce/order-management.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { calculateOrderCancel, calculateOrderReturn } from '#generated/commerce/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import type { PlacedOrderData } from './read-placed-order.ts';

/** What a change would come to; the last figures stay while new ones are worked out. */
export function useChangeFigures(order: PlacedOrderData, change: OrderChange | undefined) {
  const platform = usePlatform();
  const operation = change?.kind === 'Return' ? calculateOrderReturn : calculateOrderCancel;
  const { total } = order;
  const query = useQuery({
    ...derivedQuery(platform, operation, {
      input: change && { ...change, orderSummaryId: order.orderSummaryId, total },
      part: 'figures',
      read: (asked) => calculateOrderChange(platform, order, asked),
    }),
    placeholderData: change && keepPreviousData,
    retry: false,
  });
  return { balances: change && query.data, error: change && query.error, isNew: !query.isPlaceholderData };
}

export type Figures = ReturnType<typeof useChangeFigures>;
