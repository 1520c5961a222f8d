import { Form, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import type { LookupOutcome } from './look-up.server.ts';
import styles from './order-lookup.module.css';

interface OrderLookupFormProps {
  outcome: Extract<LookupOutcome, { order: undefined }> | undefined;
  /** The order that the address names, such as from a confirmation. */
  orderNumber: string | undefined;
  isGuest: boolean;
}

/** Asks for the number of an order and the mail address that it was placed with. */
export function OrderLookupForm({ outcome, orderNumber, isGuest }: OrderLookupFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const messageOf = (field: 'orderNumber' | 'email') => {
    const error = outcome?.errors[field];
    return error && text(`orderLookup.error.${error}`);
  };
  return (
    <Form ref={useFocusOnError(outcome)} method="post" className={styles.form} noValidate>
      <h1>{text('orderLookup.title')}</h1>
      <p>
        {text('orderLookup.intro')}{' '}
        <ShopLink to="/account/orders">{text(isGuest ? 'orderLookup.signIn' : 'orderLookup.mine')}</ShopLink>
      </p>
      <StepFailure failure={outcome?.failure} />
      {outcome?.isUnknown ? (
        <StatusMessage kind="error" live>
          {text('orderLookup.unknown', { phone: operator.phone })}
        </StatusMessage>
      ) : null}
      <TextField
        label={text('orderLookup.orderNumber')}
        name="orderNumber"
        autoComplete="off"
        maxLength={40}
        help={text('orderLookup.orderNumberHelp')}
        defaultValue={outcome?.typed.orderNumber ?? orderNumber}
        error={messageOf('orderNumber')}
      />
      <TextField
        label={text('orderLookup.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={80}
        defaultValue={outcome?.typed.email}
        error={messageOf('email')}
      />
      <button type="submit" className={button({ size: 'large' })} aria-busy={isSending}>
        {text(isSending ? 'orderLookup.searching' : 'orderLookup.submit')}
      </button>
    </Form>
  );
}
