import type { Store } from '#mock/store/store.ts';

/** Products and coupons of an experiment are told from those of the demo shop by their stock keeping unit and code. */
export const LAB_SKU = 'LAB-';

/** An order with everything that belongs to it. */
export interface RecordedOrder {
  readonly number: string | null;
  readonly accountId: string;
  readonly cartId: string | null;
  readonly cartStatus: string | undefined;
  readonly grandTotal: string;
  /** Sum of the lines after promotions, delivery included, as decimal text. */
  readonly sumOfLines: string;
  readonly packs: Readonly<Record<string, number>>;
  /** Order summaries, and lines beside lines of those. */
  readonly summaries: number;
  readonly lines: number;
  readonly summaryLines: number;
  readonly deliveries: number;
  /** Checkouts that say that they led to this order. */
  readonly checkouts: number;
}

/** What there is of purchases in the records. */
export interface PurchaseRecords {
  readonly orders: readonly RecordedOrder[];
  readonly stock: Readonly<Record<string, number>>;
  /** How often each coupon of an experiment was redeemed, by code. */
  readonly redemptions: Readonly<Record<string, number>>;
  /** Carts that are closed and checkouts that are ordered, of which no order knows. */
  readonly orphans: number;
}

/** Reads the orders of products of experiments, and what would be left of one that was written by halves. */
export async function readPurchaseRecords(store: Store): Promise<PurchaseRecords> {
  const products = await store.find('Product2', { where: { StockKeepingUnit: { like: `${LAB_SKU}%` } } });
  const orders = await store.find('Order', { where: { OriginalCartId__c: { ne: null } } });
  const inOrders = { OrderId: orders.map(({ Id }) => Id) };
  const read = {
    lines: Map.groupBy(await store.find('OrderItem', { where: inOrders }), ({ OrderId }) => OrderId),
    deliveries: Map.groupBy(
      await store.find('OrderDeliveryGroup', { where: inOrders }),
      ({ OrderId }) => OrderId,
    ),
    summaries: await store.find('OrderSummary', {
      where: { OriginalOrderId: orders.map(({ Id }) => Id) },
    }),
    carts: await store.find('WebCart', { where: { Status: 'Closed' } }),
    checkouts: await store.find('CartCheckoutSession', { where: { State: 'Ordered' } }),
  };
  const summaryLines = await store.find('OrderItemSummary', {
    where: { OrderSummaryId: read.summaries.map(({ Id }) => Id) },
  });
  const coupons = await store.find('Coupon', { where: { CouponCode: { like: `${LAB_SKU}%` } } });
  const known = new Set(orders.map(({ Id }) => Id));
  const carts = new Set(orders.map((order) => order.OriginalCartId__c));
  return {
    orders: orders.map((order) => {
      const lines = read.lines.get(order.Id) ?? [];
      const summaries = read.summaries.filter((one) => one.OriginalOrderId === order.Id);
      return {
        number: order.OrderReferenceNumber,
        accountId: order.AccountId,
        cartId: order.OriginalCartId__c,
        cartStatus: read.carts.find(({ Id }) => Id === order.OriginalCartId__c)?.Status,
        grandTotal: order.GrandTotalAmount,
        sumOfLines: sumOf(lines.flatMap((line) => [line.TotalPrice, line.TotalAdjustmentAmount])),
        packs: Object.fromEntries(
          lines.flatMap(({ Product2Id, Quantity }) => (Product2Id ? [[Product2Id, Quantity]] : [])),
        ),
        summaries: summaries.length,
        lines: lines.length,
        summaryLines: summaryLines.filter((line) => summaries.some(({ Id }) => Id === line.OrderSummaryId))
          .length,
        deliveries: read.deliveries.get(order.Id)?.length ?? 0,
        checkouts: read.checkouts.filter(({ OrderId }) => OrderId === order.Id).length,
      };
    }),
    stock: Object.fromEntries(products.map(({ Id, AvailableToOrder__c }) => [Id, AvailableToOrder__c])),
    redemptions: Object.fromEntries(
      coupons.map(({ CouponCode, RedemptionCount__c }) => [CouponCode, RedemptionCount__c]),
    ),
    orphans:
      read.carts.filter(({ Id }) => !carts.has(Id)).length +
      read.checkouts.filter(({ OrderId }) => !known.has(OrderId ?? '')).length,
  };
}

function sumOf(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}
