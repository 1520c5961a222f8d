import type { Shop } from '../../platform/shop.server.ts';
import { deliveryDay } from '../delivery-day/delivery-day.server.ts';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import type { CheckoutView } from './checkout-view.ts';

/** When an order arrives that is placed now, by the ids of the ways of delivery that are counted in days. */
export function deliveryDays(
  shop: Pick<Shop, 'applicationContext' | 'language' | 'text'>,
  { deliveries }: Pick<CheckoutView, 'deliveries'>,
  now = new Date(),
): Readonly<Record<string, DeliveryText | undefined>> {
  const options = deliveries.flatMap((delivery) => delivery.options);
  return Object.fromEntries(
    options.map(({ id, transit }) => [
      id,
      transit?.unit === 'Days' ? deliveryDay(shop, transit, now) : undefined,
    ]),
  );
}
