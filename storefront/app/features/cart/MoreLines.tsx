import { useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './cart-page.module.css';
import type { CartView } from './cart-view.ts';

/** Leads to the next lines of a large cart; nothing where all are shown. */
export function MoreLines({ cart, pages }: { cart: CartView; pages: number }) {
  const text = useText();
  const isLoading = useNavigation().location?.search.includes(`pages=${pages + 1}`) ?? false;
  const { lines, lineCount } = cart;
  if (lines.length >= lineCount) return null;
  return (
    <div className={styles.more}>
      <p>{text('cart.shownLines', { shown: lines.length, count: lineCount })}</p>
      <ShopLink
        className={button({ look: 'secondary' })}
        to={`/cart?pages=${pages + 1}`}
        preventScrollReset
        aria-busy={isLoading}
      >
        {text(isLoading ? 'cart.loadingMore' : 'cart.more')}
      </ShopLink>
    </div>
  );
}
