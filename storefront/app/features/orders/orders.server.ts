import { type OrderSummaryPage, readOrderSummaries, readOrderSummary } from '#client/commerce/orders.ts';
import { readShipments } from '#client/commerce/shipments.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { Money } from '../product/money.ts';
import { type OrderDetailView, toOrderDetail } from './order-detail.ts';
import { earliestDateOf, type OrderFilter } from './order-period.ts';
import { type ParcelView, toParcel } from './parcel.ts';
import type { OrderState } from './state-name.ts';

/** Orders on one page of the list. */
const pageSize = 10;

/** An order as the list shows it. */
export interface OrderView extends OrderState {
  id: string;
  number: string;
  /** ISO 8601. */
  orderedDate: string;
  packs: number | undefined;
  total: Money;
}

/** A page of the list with the tokens of its neighbours. */
export interface OrderPage {
  orders: OrderView[];
  previous: string | undefined;
  next: string | undefined;
}

/** A page of the effective account's orders, the newest first; undefined where the platform refuses them. */
export async function readOrders(
  { platform }: Shop,
  { period, status, number, pageToken, now }: OrderFilter & { pageToken: string | null; now: Date },
): Promise<OrderPage | undefined> {
  const earliestDate = earliestDateOf(period, now);
  const page = await readOrderSummaries(platform, {
    pageSize,
    ...(earliestDate ? { earliestDate } : {}),
    ...(status ? { status } : {}),
    ...(number ? { orderNumber: number } : {}),
    ...(pageToken ? { page: pageToken } : {}),
  });
  return page
    ? {
        orders: page.orderSummaries.map(toOrder),
        previous: page.previousPageToken ?? undefined,
        next: page.nextPageToken ?? undefined,
      }
    : undefined;
}

/** One order of the effective account by its number; FetchError 404 for any other. */
export async function readOrder({ platform }: Shop, number: string): Promise<OrderDetailView> {
  return toOrderDetail(await readOrderSummary(platform, number));
}

/** The parcels of an order; none where the platform does not tell, since the order is worth showing without. */
export async function readParcels({ platform }: Shop, order: OrderDetailView): Promise<ParcelView[]> {
  const sent = await readShipments(platform, order.number).catch(() => []);
  return sent.map((each) => toParcel(each, order));
}

function toOrder(order: OrderSummaryPage['orderSummaries'][number]): OrderView {
  return {
    id: order.orderSummaryId,
    number: order.orderNumber,
    orderedDate: order.orderedDate,
    status: order.status,
    statusLabel: order.statusLabel,
    packs: order.totalProductCount === undefined ? undefined : Number(order.totalProductCount),
    total: { amount: order.totalAmount, currency: order.currencyIsoCode },
  };
}
