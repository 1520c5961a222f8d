import { Form } from 'react-router';
import type { Address } from '#client/commerce/addresses.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import type { AddressFieldError } from '../addresses/address-input.ts';
import { useFieldMessages } from '../addresses/use-field-messages.ts';
import type { AddressForm } from './address-form.ts';
import styles from './checkout.module.css';
import type { CheckoutView } from './checkout-view.ts';
import { NewShipment } from './NewShipment.tsx';
import { PhoneField } from './PhoneField.tsx';
import { ShipmentCard } from './ShipmentCard.tsx';
import { StepActions } from './StepActions.tsx';
import { StepFailure } from './StepFailure.tsx';
import type { Shipment } from './shipments.server.ts';

interface ShipmentsStepProps {
  checkout: CheckoutView;
  shipments: Shipment[];
  addresses: Address[];
  countries: readonly string[];
  /** What was typed before a session ended. */
  restored: AddressForm | undefined;
  outcome:
    | {
        errors: FieldErrors<AddressFieldError>;
        typed: AddressForm | undefined;
        failure: CallFailure | undefined;
      }
    | undefined;
}

/** Which packs go to which address. Each step is a form of its own, so that it works without scripts too. */
export function ShipmentsStep({ restored, outcome, ...step }: ShipmentsStepProps) {
  const { checkout, shipments, addresses, countries } = step;
  const text = useText();
  const messages = useFieldMessages()(outcome?.errors, outcome?.typed?.country);
  const onward = useFocusOnError(outcome?.errors.phone ? outcome : undefined);
  return (
    <div className={styles.step}>
      <h1>{text('checkout.shipments.title')}</h1>
      <p className={styles.hint}>{text('checkout.shipments.text')}</p>
      <ErrorSummary messages={messages} />
      <StepFailure failure={outcome?.failure} />
      {shipments.map((shipment, place) => (
        <ShipmentCard
          key={shipment.id}
          shipment={shipment}
          number={place + 1}
          shipments={shipments}
          addresses={addresses}
        />
      ))}
      <NewShipment
        key={shipments.length}
        addresses={addresses}
        countries={countries}
        typed={outcome?.typed ?? restored}
        messages={messages}
      />
      <Form ref={onward} method="post" className={styles.step} noValidate>
        <input type="hidden" name="intent" value="go" />
        <PhoneField checkout={checkout} typed={undefined} error={messages.phone} />
        <StepActions back="/checkout/address" />
      </Form>
    </div>
  );
}
