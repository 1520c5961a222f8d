import { Truck } from 'lucide-react';
import styles from './delivery-day.module.css';
import type { DeliveryText } from './delivery-text.ts';

/** Until when to order, and when it comes then. */
export function DeliveryDay({ delivery }: { delivery: DeliveryText | undefined }) {
  if (!delivery) return null;
  return (
    <p className={styles.delivery}>
      <Truck size={20} strokeWidth={1.5} aria-hidden />
      <span>
        {delivery.until} <strong className={styles.arrival}>{delivery.arrival}</strong>
      </span>
    </p>
  );
}
