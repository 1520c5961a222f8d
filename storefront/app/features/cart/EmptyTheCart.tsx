import { Form, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import styles from './cart-page.module.css';

/** Throws all of the cart away at once, which can be undone on the page that follows. */
export function EmptyTheCart() {
  const text = useText();
  const shopPath = useShopPath();
  const isEmptying = useNavigation().formData?.get('intent') === 'empty';
  return (
    <Form method="post" action={shopPath('/cart')} className={styles.emptying} preventScrollReset>
      <input type="hidden" name="intent" value="empty" />
      <button type="submit" className={button({ look: 'secondary' })} aria-busy={isEmptying}>
        {text(isEmptying ? 'cart.emptying' : 'cart.emptyAll')}
      </button>
    </Form>
  );
}
