import { type OrderPeriod, orderPeriods, ordersPath } from '../../account/order-period.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../controls/class-names.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './orders.module.css';

/** How far the list of orders reaches back. */
export function OrderPeriods({ chosen }: { chosen: OrderPeriod }) {
  const text = useText();
  return (
    <nav className={styles.periods} aria-label={text('orders.periods')}>
      {orderPeriods.map((period) => (
        <ShopLink
          key={period}
          to={ordersPath(period)}
          className={classNames(styles.period, period === chosen && styles.chosen)}
          aria-current={period === chosen ? 'true' : undefined}
        >
          {text(`orders.period.${period}`)}
        </ShopLink>
      ))}
    </nav>
  );
}
