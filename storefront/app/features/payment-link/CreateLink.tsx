import { Form, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import styles from './payment-link.module.css';

/** Makes a link by which somebody else of the account pays for the cart. */
export function CreateLink() {
  const text = useText();
  const isCreating = useNavigation().formData?.get('intent') === 'createPaymentLink';
  return (
    <Form method="post" className={styles.create}>
      <button
        type="submit"
        name="intent"
        value="createPaymentLink"
        className={button({ look: 'secondary', wide: true })}
        aria-busy={isCreating}
      >
        {text(isCreating ? 'paymentLink.creating' : 'paymentLink.create')}
      </button>
      <p>{text('paymentLink.createHelp')}</p>
    </Form>
  );
}
