import { Form } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import type { WithdrawalOutcome } from './outcome.server.ts';
import styles from './withdrawal.module.css';

type FormOutcome = Extract<WithdrawalOutcome, { step: 'form' }>;

interface WithdrawalFormProps {
  outcome: FormOutcome | undefined;
  /** The order that the address names, such as from the list of orders. */
  orderNumber: string | undefined;
}

const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'orderNumber', autoComplete: 'off' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'items', autoComplete: 'off', isOptional: true },
] as const;

/** The declaration: who withdraws from which order, and where the confirmation goes. */
export function WithdrawalForm({ outcome, orderNumber }: WithdrawalFormProps) {
  const text = useText();
  const form = useFocusOnError(outcome);
  return (
    <Form ref={form} method="post" className={styles.page} noValidate>
      <h1>{text('withdrawal.title')}</h1>
      <p>
        {text('withdrawal.intro')}{' '}
        <ShopLink to="/info/widerrufsbelehrung">{text('withdrawal.instructions')}</ShopLink>
      </p>
      {outcome?.isLost ? (
        <StatusMessage kind="error" live>
          {text('withdrawal.lost', { phone: operator.phone, email: operator.withdrawalEmail })}
        </StatusMessage>
      ) : null}
      {fields.map(({ name, autoComplete, ...more }) => {
        const error = outcome?.errors[name];
        return (
          <TextField
            key={name}
            label={text(`withdrawal.${name}`)}
            name={name}
            type={'type' in more ? more.type : 'text'}
            autoComplete={autoComplete}
            defaultValue={outcome?.withdrawal[name] ?? (name === 'orderNumber' ? orderNumber : undefined)}
            optional={'isOptional' in more ? text('checkout.optional') : undefined}
            error={error && text(`withdrawal.error.${error}`)}
          />
        );
      })}
      <button type="submit" className={button({ size: 'large' })}>
        {text('withdrawal.next')}
      </button>
    </Form>
  );
}
