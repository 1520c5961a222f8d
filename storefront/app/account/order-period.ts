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

/** The address of a page of the list of orders. */
export function ordersPath(period: OrderPeriod, pageToken?: string): string {
  const query = new URLSearchParams({
    ...(period === 'all' ? {} : { period }),
    ...(pageToken === undefined ? {} : { page: pageToken }),
  });
  return query.size > 0 ? `/account/orders?${query}` : '/account/orders';
}
