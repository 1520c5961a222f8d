import { Heart } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './header-link.module.css';

/** To the wish list, with the number of products on it. */
export function WishLink({ count }: { count: number }) {
  const text = useText();
  return (
    <ShopLink className={`${styles.link} ${styles.cart}`} to="/wish-list">
      <span className={styles.icon}>
        <Heart size={24} strokeWidth={1.5} aria-hidden />
        {count > 0 ? (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        ) : null}
      </span>
      <span className="visually-hidden">{text('shell.wishes.count', { count })}</span>
    </ShopLink>
  );
}
