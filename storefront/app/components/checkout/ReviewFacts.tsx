import type { ReactNode } from 'react';
import type { CheckoutStep, CheckoutView } from '../../checkout/checkout-view.ts';
import { useText } from '../../i18n/texts.ts';
import { AddressText } from '../account/AddressText.tsx';
import { phoneText } from '../account/address-lines.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './review.module.css';
import { useTransitText } from './use-transit-text.ts';

/** Address, delivery and payment as chosen, each with the way to change it. */
export function ReviewFacts({ checkout }: { checkout: CheckoutView }) {
  const text = useText();
  const transitText = useTransitText();
  const { address, phone, options, payment, note } = checkout;
  const method = options.find(({ isChosen }) => isChosen);
  const billing = payment?.billingAddress;
  return (
    <div className={styles.facts}>
      <Fact title={text('checkout.review.deliverTo')} step="address">
        {address ? <AddressText address={address} /> : null}
        {phone ? text('checkout.review.phone', { phone: phoneText(phone, address?.country) }) : null}
      </Fact>
      <Fact title={text('checkout.review.deliverBy')} step="delivery">
        {method?.name}
        <br />
        {transitText(method?.transit)}
        {note ? (
          <>
            <br />
            {note}
          </>
        ) : null}
      </Fact>
      <Fact title={text('checkout.review.payBy')} step="payment">
        {text('checkout.payment.invoice')}
        {payment?.ownNumber ? (
          <>
            <br />
            {text('checkout.payment.ownNumber')}: {payment.ownNumber}
          </>
        ) : null}
      </Fact>
      {billing ? (
        <Fact title={text('checkout.review.billTo')} step="payment">
          <AddressText address={billing} />
        </Fact>
      ) : null}
    </div>
  );
}

function Fact({ title, step, children }: { title: string; step: CheckoutStep; children: ReactNode }) {
  const text = useText();
  return (
    <section className={styles.fact}>
      <h2>{title}</h2>
      <p>{children}</p>
      <ShopLink to={`/checkout/${step}`} aria-label={`${title}: ${text('checkout.change')}`}>
        {text('checkout.change')}
      </ShopLink>
    </section>
  );
}
