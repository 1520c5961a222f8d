import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type OrderFilter, ordersPath } from '../../account/order-period.ts';
import type { OrderPage } from '../../account/orders.server.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../controls/button.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './orders.module.css';

/** The ways to the newer and the older orders. */
export function OrderPager({ page, filter }: { page: OrderPage; filter: OrderFilter }) {
  const text = useText();
  const { previous, next } = page;
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={text('list.pages')}>
      {previous ? (
        <ShopLink rel="prev" className={button({ look: 'secondary' })} to={ordersPath(filter, previous)}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
          {text('list.previous')}
        </ShopLink>
      ) : null}
      {next ? (
        <ShopLink rel="next" className={button({ look: 'secondary' })} to={ordersPath(filter, next)}>
          {text('list.next')}
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </ShopLink>
      ) : null}
    </nav>
  );
}
