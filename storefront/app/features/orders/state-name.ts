import type { Text } from '../../i18n/texts.ts';
import { orderStatuses } from './order-period.ts';

/** How far an order is, as the platform says it. */
export interface OrderState {
  status: string;
  /** What the platform calls it, where it does. */
  statusLabel?: string | null | undefined;
}

/** What the shop calls the state of an order; one of a platform's own goes by the platform's name for it. */
export function stateName(text: Text, { status, statusLabel }: OrderState): string {
  const known = orderStatuses.find((one) => one === status);
  return known ? text(`orders.state.${known}`) : (statusLabel ?? status);
}
