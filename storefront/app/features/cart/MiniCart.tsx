import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import '../../i18n/de/counter.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink, useShopPath } from '../../ui/links/ShopLink.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import type { CartView } from './cart-view.ts';
import styles from './mini-cart.module.css';
import { TotalsList } from './TotalsList.tsx';
import { useCartIsBusy } from './use-cart-is-busy.ts';

/** The cart beside the page: to look, to change quantities, and to go on. Loaded when it is opened. */
export default function MiniCart({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  const address = useShopPath()('/cart/mini');
  const { data, load } = useFetcher<{ readonly cart: CartView | undefined }>();
  const isBusy = useCartIsBusy();
  useEffect(() => void load(address), [load, address]);
  if (!data) return <p className={styles.words}>{text('shell.loading')}</p>;
  if (!data.cart) return <p className={styles.words}>{text('cart.empty')}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {data.cart.lines.map((line) => (
          <li key={line.id}>
            <CartLineItem line={line} />
          </li>
        ))}
      </ul>
      {data.cart.lines.length < data.cart.lineCount ? (
        <p className={styles.words}>
          {text('cart.shownLines', { shown: data.cart.lines.length, count: data.cart.lineCount })}
        </p>
      ) : null}
      <div className={styles.foot}>
        <div aria-busy={isBusy} className={isBusy ? styles.busy : undefined}>
          <TotalsList totals={data.cart.totals} />
        </div>
        <ShopLink className={button({ wide: true })} to="/cart" onClick={onLeave}>
          {text('addToCart.toCart')}
        </ShopLink>
      </div>
    </>
  );
}
