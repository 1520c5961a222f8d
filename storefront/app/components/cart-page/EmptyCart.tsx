import { useText } from '../../i18n/texts.ts';
import { button } from '../controls/button.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import { signInAddress } from '../links/sign-in-address.ts';
import { CategoryTiles } from '../list/CategoryTiles.tsx';
import styles from './cart-page.module.css';

/** Nothing in the cart, or a guest who has none: what to do next. */
export function EmptyCart({ isGuest }: { isGuest: boolean }) {
  const text = useText();
  return (
    <div className={styles.empty}>
      <h1>{text(isGuest ? 'cart.guest' : 'cart.empty')}</h1>
      <p>{text(isGuest ? 'cart.guestText' : 'cart.emptyText')}</p>
      {isGuest ? (
        <ShopLink className={button({ size: 'large' })} to={signInAddress({ pathname: '/cart' })}>
          {text('shell.account.signIn')}
        </ShopLink>
      ) : null}
      <CategoryTiles />
    </div>
  );
}
