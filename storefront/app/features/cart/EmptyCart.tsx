import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { signInAddress } from '../../ui/links/sign-in-address.ts';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import { useSearchedTerms } from '../search/use-searched-terms.ts';
import { useShell } from '../shell/use-shell.ts';
import styles from './cart-page.module.css';

interface EmptyCartProps {
  /** The store has no carts for guests. */
  needsSignIn: boolean;
  isGuest: boolean;
}

/** Nothing in the cart, or a guest who may have none: what to do next. */
export function EmptyCart({ needsSignIn, isGuest }: EmptyCartProps) {
  const text = useText();
  const { inSentence: terms } = useSearchedTerms();
  if (useShell()?.visitor.isPreview)
    return (
      <div className={styles.empty}>
        <h1>{text('shell.preview.noCart')}</h1>
        <p>{text('shell.preview.noCartText')}</p>
      </div>
    );
  return (
    <div className={styles.empty}>
      <h1>{text(needsSignIn ? 'cart.guest' : 'cart.empty')}</h1>
      <p>{text(needsSignIn ? 'cart.guestText' : 'cart.emptyText', { terms })}</p>
      <div className={styles.emptyActions}>
        {isGuest ? (
          <ShopLink className={button()} to={signInAddress({ pathname: '/cart' })}>
            {text('shell.account.signIn')}
          </ShopLink>
        ) : null}
        {needsSignIn ? null : (
          <ShopLink className={button({ look: 'secondary' })} to="/quick-order">
            {text('quickOrder.title')}
          </ShopLink>
        )}
      </div>
      <h2 className={styles.browse}>{text('cart.browse')}</h2>
      <CategoryTiles />
    </div>
  );
}
