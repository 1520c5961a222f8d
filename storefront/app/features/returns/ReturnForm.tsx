import { Form, useNavigation } from 'react-router';
import styles from '../../forms/form-page.module.css';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { FieldError } from '../../ui/controls/FieldError.tsx';
import { fieldId } from '../../ui/controls/field-id.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import { TextArea } from '../../ui/controls/TextArea.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { longestMessage, packsField, type ReturnableItem, returnReasons } from './return-request.ts';
import type { ReturnOutcome } from './returns.server.ts';

interface ReturnFormProps {
  items: readonly ReturnableItem[];
  outcome: Exclude<ReturnOutcome, { reference: string }> | undefined;
}

/** What of an order is to come back, and why. */
export function ReturnForm({ items, outcome }: ReturnFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const messages = Object.fromEntries(
    Object.entries(outcome?.errors ?? {}).map(([name, error]) => [
      name,
      error && text(`orders.return.error.${error}`),
    ]),
  );
  return (
    <Form ref={useFocusOnError(outcome)} method="post" className={styles.form} noValidate>
      <ErrorSummary messages={messages} />
      <StepFailure failure={outcome?.failure} />
      {items.map(({ id, name, pzn, most, isMedicine }) => (
        <TextField
          key={id}
          label={text('orders.return.packs', { name: pzn ? `${name} (PZN\u00a0${pzn})` : name, count: most })}
          name={packsField(id)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={outcome?.typed.packs[id] ?? '0'}
          help={isMedicine ? text('orders.return.medicine') : undefined}
          error={messages[packsField(id)]}
        />
      ))}
      <fieldset className={styles.choices}>
        <legend>{text('orders.return.reason')}</legend>
        {returnReasons.map((reason, place) => (
          <RadioCard
            key={reason}
            id={place === 0 ? fieldId('reason') : undefined}
            name="reason"
            value={reason}
            defaultChecked={outcome?.typed.reason === reason}
            data-invalid={messages.reason && place === 0 ? '' : undefined}
            aria-describedby={messages.reason ? 'reason-error' : undefined}
            title={text(`orders.return.reasons.${reason}`)}
          />
        ))}
        <FieldError id="reason-error">{messages.reason}</FieldError>
      </fieldset>
      <TextArea
        label={text('orders.return.message')}
        name="message"
        rows={4}
        maxLength={longestMessage}
        defaultValue={outcome?.typed.message}
      />
      <button type="submit" className={button({ size: 'large' })} aria-busy={isSending}>
        {text('orders.return.submit')}
      </button>
    </Form>
  );
}
