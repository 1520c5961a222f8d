import { getOrderSummariesLimits } from '#generated/commerce/constants.gen.ts';

/** Days that each period of the list of orders reaches back; all orders have no limit. */
const daysBack = { all: undefined, month: 30, halfYear: 182, year: 365 } as const;

const dayMs = 86_400_000;

export type OrderPeriod = keyof typeof daysBack;

/** The periods as they are offered. */
export const orderPeriods = Object.keys(daysBack) as OrderPeriod[];

/** The period that an address names; all orders where it names none that is offered. */
export function orderPeriodOf(named: string | null): OrderPeriod {
  return orderPeriods.find((period) => period === named) ?? 'all';
}

/** The moment from which a period counts, in ISO 8601; undefined for all orders. */
export function earliestDateOf(period: OrderPeriod, now: Date): string | undefined {
  const days = daysBack[period];
  return days === undefined ? undefined : new Date(now.getTime() - days * dayMs).toISOString();
}

/** States of an order, as the list can be narrowed to them. */
export const orderStatuses = getOrderSummariesLimits.status.enum;

export type OrderStatus = (typeof orderStatuses)[number];

/** What the list of orders is narrowed to. */
export interface OrderFilter {
  period: OrderPeriod;
  status?: OrderStatus | undefined;
  /** Part of an order's number. */
  number?: string | undefined;
}

/** The filter that an address names; what it names wrongly is left out. */
export function orderFilterOf(query: URLSearchParams): OrderFilter {
  const status = orderStatuses.find((one) => one === query.get('status'));
  const number = query.get('number')?.trim().slice(0, getOrderSummariesLimits.orderNumber.maxLength);
  return {
    period: orderPeriodOf(query.get('period')),
    ...(status ? { status } : {}),
    ...(number ? { number } : {}),
  };
}

/** Whether anything but all orders is asked for. */
export function isNarrowed({ period, status, number }: OrderFilter): boolean {
  return period !== 'all' || status !== undefined || number !== undefined;
}

/** The address of a page of the list of orders. */
export function ordersPath({ period, status, number }: OrderFilter, pageToken?: string): string {
  const query = new URLSearchParams({
    ...(period === 'all' ? {} : { period }),
    ...(status ? { status } : {}),
    ...(number ? { number } : {}),
    ...(pageToken === undefined ? {} : { page: pageToken }),
  });
  return query.size > 0 ? `/account/orders?${query}` : '/account/orders';
}
