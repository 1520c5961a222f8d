import { Form, useNavigation } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import type { CreatedLink } from './created-links.ts';
import styles from './payment-link.module.css';

/** Makes a link by which somebody else of the account pays for the cart, and leads to those made before. */
export function CreateLink({ links }: { links: readonly CreatedLink[] }) {
  const text = useText();
  const { dateTime } = useFormats();
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
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map(({ id, createdAt }) => (
            <li key={id}>
              <ShopLink to={`/pay/${id}`}>
                {text('paymentLink.createdAt', { moment: dateTime(createdAt) })}
              </ShopLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Form>
  );
}
