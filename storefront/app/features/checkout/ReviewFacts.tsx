import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AddressText } from '../addresses/AddressText.tsx';
import { phoneText } from '../addresses/address-lines.ts';
import {
  type CheckoutDelivery,
  type CheckoutPayment,
  type CheckoutStep,
  type CheckoutView,
  chosenOption,
} from './checkout-view.ts';
import styles from './review.module.css';
import { useTransitText } from './use-transit-text.ts';

/** Address, delivery and payment as chosen, each with the way to change it. */
export function ReviewFacts({ checkout }: { checkout: CheckoutView }) {
  const text = useText();
  const { deliveries, address, phone, email, payment, note } = checkout;
  const contact = [
    phone && text('checkout.review.phone', { phone: phoneText(phone, address?.country) }),
    email && text('checkout.review.email', { email }),
    note,
  ].filter(Boolean);
  return (
    <div className={styles.facts}>
      {deliveries.map((delivery, place) => (
        <DeliveryFacts
          key={delivery.id}
          delivery={delivery}
          number={deliveries.length > 1 ? place + 1 : undefined}
          choosesMethod={checkout.choosesMethod}
        />
      ))}
      {contact.length > 0 ? (
        <Fact title={text('checkout.review.contact')} step="address">
          {contact.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </Fact>
      ) : null}
      {payment ? <PaymentFacts payment={payment} /> : null}
    </div>
  );
}

function DeliveryFacts({
  delivery,
  number,
  choosesMethod,
}: {
  delivery: CheckoutDelivery;
  number: number | undefined;
  choosesMethod: boolean;
}) {
  const text = useText();
  const transitText = useTransitText();
  const method = chosenOption(delivery);
  const which = number ? text('checkout.shipments.number', { number }) : undefined;
  const titled = (title: string) => [which, title].filter(Boolean).join(': ');
  return (
    <>
      <Fact title={titled(text('checkout.review.deliverTo'))} step="address">
        {delivery.address ? <AddressText address={delivery.address} /> : null}
      </Fact>
      <Fact title={titled(text('checkout.review.deliverBy'))} step={choosesMethod ? 'delivery' : undefined}>
        {method?.name}
        <br />
        {transitText(method?.transit)}
      </Fact>
    </>
  );
}

function PaymentFacts({ payment }: { payment: CheckoutPayment }) {
  const text = useText();
  const { kind, ownNumber, cardLastDigits, billingAddress } = payment;
  return (
    <>
      <Fact title={text('checkout.review.payBy')} step="payment">
        {kind === 'card'
          ? text('checkout.payment.keptCard', { digits: cardLastDigits ?? '' })
          : text(`checkout.payment.${kind}`)}
        {ownNumber ? (
          <>
            <br />
            {text('checkout.payment.ownNumber')}: {ownNumber}
          </>
        ) : null}
      </Fact>
      {billingAddress ? (
        <Fact title={text('checkout.review.billTo')} step="payment">
          <AddressText address={billingAddress} />
        </Fact>
      ) : null}
    </>
  );
}

interface FactProps {
  title: string;
  /** Where it is changed; undefined for what stands. */
  step: CheckoutStep | undefined;
  children: ReactNode;
}

function Fact({ title, step, children }: FactProps) {
  const text = useText();
  return (
    <section className={styles.fact}>
      <h2>{title}</h2>
      <p>{children}</p>
      {step ? (
        <ShopLink to={`/checkout/${step}`} aria-label={`${title}: ${text('checkout.change')}`}>
          {text('checkout.change')}
        </ShopLink>
      ) : null}
    </section>
  );
}
