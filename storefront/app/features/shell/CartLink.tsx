import { ShoppingCart } from 'lucide-react';
import { useFetchers } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './header-link.module.css';

/** To the cart, with the number of packs in it; what is being added counts at once. */
export function CartLink({ count }: { count: number }) {
  const text = useText();
  const { number } = useFormats();
  const shown = count + usePendingPacks();
  return (
    <ShopLink className={classNames(styles.link, styles.cart)} to="/cart" prefetch="intent">
      <span className={styles.icon}>
        <ShoppingCart size={24} strokeWidth={1.5} aria-hidden />
        {shown > 0 ? (
          <span className={styles.count} aria-hidden>
            {number(shown)}
          </span>
        ) : null}
      </span>
      <span className={styles.label} aria-hidden>
        {text('shell.cart.label')}
      </span>
      <span className="visually-hidden">{text('shell.cart.count', { count: shown })}</span>
    </ShopLink>
  );
}

function usePendingPacks(): number {
  return useFetchers()
    .filter(({ formAction, state }) => state !== 'idle' && formAction?.endsWith('/cart/items'))
    .map(({ formData }) => Number(formData?.get('quantity') ?? 0))
    .reduce((sum, quantity) => sum + quantity, 0);
}
