import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { type OrderFilter, orderPeriods, ordersPath } from './order-period.ts';
import styles from './orders.module.css';

/** How far the list of orders reaches back. */
export function OrderPeriods({ filter }: { filter: OrderFilter }) {
  const text = useText();
  return (
    <nav className={styles.periods} aria-label={text('orders.periods')}>
      {orderPeriods.map((period) => (
        <ShopLink
          key={period}
          to={ordersPath({ ...filter, period })}
          className={classNames(styles.period, period === filter.period && styles.chosen)}
          aria-current={period === filter.period ? 'true' : undefined}
        >
          {text(`orders.period.${period}`)}
        </ShopLink>
      ))}
    </nav>
  );
}
