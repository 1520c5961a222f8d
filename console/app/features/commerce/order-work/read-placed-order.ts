import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlacedOrder } from '#client/commerce/order-management.ts';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRows } from '#client/records/query-rows.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { picklistsQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../../data/record.ts';

/** A line of a placed order, in packs. */
export interface OrderLine {
  Id: string;
  Name: string;
  QuantityOrdered: number;
  QuantityCanceled: number;
  QuantityFulfilled: number;
  QuantityReturned: number;
  QuantityAvailableToCancel: number;
  QuantityAvailableToReturn: number;
}

interface Authorization {
  Amount: number;
  TotalAuthReversalAmount: number;
  TotalPaymentCaptureAmount: number;
  TotalRefundAmount__c: number;
  CardType__c: string | null;
  CardLastDigits__c: string | null;
}

interface Summary {
  Id: string;
  GrandTotalAmount: number;
  OriginalOrder: { PaymentMethod__c: string | null; GrandTotalAmount: number };
}

/** An order with its lines and what cards hold for it; amounts in the store's currency. */
export interface PlacedOrderData extends PlacedOrder {
  total: number;
  paymentMethod: string | null;
  lines: OrderLine[];
  /** How the card is known; undefined without one. */
  card: string | undefined;
  held: number;
}

type Order = Pick<ConsoleRecord, 'id' | 'systemModstamp'>;

/** What a dialog about an order needs; read anew after each change of it. */
export const usePlacedOrder = (order: Order) => useQuery(placedOrderQuery(usePlatform(), order));

/** Asks for what a dialog about an order needs before the dialog is there. */
export function useAskForPlacedOrder({ id, systemModstamp }: Order): () => void {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.prefetchQuery(changePicklistsQuery(platform));
    void queryClient.prefetchQuery(placedOrderQuery(platform, { id, systemModstamp }));
  }, [platform, queryClient, id, systemModstamp]);
}

/** What can be chosen for a change of an order, such as its reason. */
export const changePicklistsQuery = (platform: Platform) => picklistsQuery(platform, 'OrderChange__c');

/** What was asked for with a press is new enough for the dialog that it opens. */
const PRESS_MS = 2_000;

const placedOrderQuery = (platform: Platform, { id: orderId, systemModstamp }: Order) => ({
  ...derivedQuery(platform, getQuery, {
    input: { orderId, systemModstamp },
    part: 'placed order',
    read: () => readPlacedOrder(platform, orderId),
  }),
  staleTime: PRESS_MS,
});

async function readPlacedOrder(platform: Platform, orderId: string): Promise<PlacedOrderData> {
  const [[summary], lines, authorizations] = await Promise.all([
    readRows<Summary>(
      platform,
      `SELECT Id, GrandTotalAmount, OriginalOrder.PaymentMethod__c, OriginalOrder.GrandTotalAmount
      FROM OrderSummary WHERE OriginalOrderId = '${orderId}' LIMIT 1`,
    ),
    readRows<OrderLine>(
      platform,
      `SELECT Id, Name, QuantityOrdered, QuantityCanceled, QuantityFulfilled, QuantityReturned,
        QuantityAvailableToCancel, QuantityAvailableToReturn
      FROM OrderItemSummary WHERE OrderSummary.OriginalOrderId = '${orderId}' AND Product2Id != null
      ORDER BY CreatedDate, Id LIMIT 200`,
    ),
    readRows<Authorization>(
      platform,
      `SELECT Amount, TotalAuthReversalAmount, TotalPaymentCaptureAmount, TotalRefundAmount__c, CardType__c,
        CardLastDigits__c
      FROM PaymentAuthorization WHERE OrderId__c = '${orderId}' AND Status = 'Processed' LIMIT 20`,
    ),
  ]);
  if (!summary) throw new Error(`The order ${orderId} has no summary.`);
  return {
    orderId,
    orderSummaryId: summary.Id,
    total: summary.GrandTotalAmount,
    paymentMethod: summary.OriginalOrder.PaymentMethod__c,
    lines,
    card: cardOf(authorizations[0]),
    held: cents(
      authorizations.reduce(
        (sum, one) => sum + one.Amount - one.TotalAuthReversalAmount - one.TotalRefundAmount__c,
        0,
      ),
    ),
  };
}

const cardOf = (one: Authorization | undefined): string | undefined =>
  one &&
  [one.CardType__c ?? 'Karte', one.CardLastDigits__c && `… ${one.CardLastDigits__c}`]
    .filter(Boolean)
    .join(' ');

/** An amount without what sums of decimals leave behind. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;
