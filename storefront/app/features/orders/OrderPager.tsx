import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { type OrderFilter, ordersPath } from './order-period.ts';
import styles from './orders.module.css';
import type { OrderPage } from './orders.server.ts';

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
