import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import { useSearchedTerms } from '../search/use-searched-terms.ts';
import { isNarrowed, type OrderFilter, ordersPath } from './order-period.ts';
import styles from './orders.module.css';

/** Nothing was ordered, or nothing in the chosen filter: what to do next. */
export function NoOrders({ filter }: { filter: OrderFilter }) {
  const text = useText();
  const { inSentence: terms } = useSearchedTerms();
  if (isNarrowed(filter)) {
    return (
      <div className={styles.none}>
        <h2>{text('orders.noneInPeriod')}</h2>
        <ShopLink className={button({ look: 'secondary' })} to={ordersPath({ period: 'all' })}>
          {text('orders.showAll')}
        </ShopLink>
      </div>
    );
  }
  return (
    <div className={styles.none}>
      <h2>{text('orders.none')}</h2>
      <p>{text('orders.noneText', { terms })}</p>
      <CategoryTiles />
    </div>
  );
}
