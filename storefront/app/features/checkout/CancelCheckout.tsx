import { Form, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import styles from './checkout.module.css';

/** Gives the checkout up; everything stays in the cart. */
export function CancelCheckout() {
  const text = useText();
  const action = useShopPath()('/checkout/cancel');
  const isCancelling = useNavigation().formAction?.endsWith('/checkout/cancel') ?? false;
  return (
    <Form method="post" action={action}>
      <button type="submit" className={styles.cancel} aria-busy={isCancelling}>
        {text(isCancelling ? 'checkout.cancelling' : 'checkout.cancel')}
      </button>
    </Form>
  );
}
