import { Form, useNavigation } from 'react-router';
import type { CallFailure } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { AddressText } from '../addresses/AddressText.tsx';
import { TotalsList } from '../cart/TotalsList.tsx';
import checkoutStyles from '../checkout/checkout.module.css';
import { ReviewItems } from '../checkout/ReviewItems.tsx';
import reviewStyles from '../checkout/review.module.css';
import { StepFailure } from '../checkout/StepFailure.tsx';
import type { Shipment } from '../checkout/shipments.server.ts';
import { LinkAddress } from './LinkAddress.tsx';
import styles from './payment-link.module.css';
import type { LinkedOrder } from './payment-link.server.ts';

interface LinkedOrderPageProps {
  order: LinkedOrder;
  /** Where the page is, for somebody else's browser. */
  address: string;
  failure: CallFailure | undefined;
}

/** An order that stands, for whoever of the account pays for it. */
export function LinkedOrderPage({ order: { shipments, totals }, address, failure }: LinkedOrderPageProps) {
  const text = useText();
  const { formData } = useNavigation();
  const isStarting = formData !== undefined && formData.get('intent') !== 'withdraw';
  return (
    <div className={checkoutStyles.page}>
      <div className={checkoutStyles.step}>
        <h1>{text('paymentLink.title')}</h1>
        <p>{text('paymentLink.intro')}</p>
        <StepFailure failure={failure} />
        <section className={styles.items}>
          <ReviewItems shipments={shipments} />
        </section>
        <Addresses shipments={shipments} />
      </div>
      <aside className={checkoutStyles.summary} aria-label={text('checkout.summary')}>
        <h2>{text('checkout.summary')}</h2>
        <TotalsList totals={totals} />
        <Form method="post">
          <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isStarting}>
            {text(isStarting ? 'paymentLink.paying' : 'paymentLink.pay')}
          </button>
        </Form>
      </aside>
      <div className={styles.share}>
        <LinkAddress address={address} />
        <Form method="post" className={styles.create}>
          <button type="submit" name="intent" value="withdraw" className={button({ look: 'secondary' })}>
            {text('paymentLink.withdraw')}
          </button>
          <p>{text('paymentLink.withdrawHelp')}</p>
        </Form>
      </div>
    </div>
  );
}

/** Where the order goes; an address that is missing is asked for on the way. */
function Addresses({ shipments }: { shipments: Shipment[] }) {
  const text = useText();
  const known = shipments.filter(({ address }) => address);
  if (known.length === 0) return null;
  return (
    <ul className={reviewStyles.facts}>
      {known.map(({ id, address }) => (
        <li key={id} className={reviewStyles.fact}>
          <h2>{text('checkout.review.deliverTo')}</h2>
          <p>{address ? <AddressText address={address} /> : null}</p>
        </li>
      ))}
    </ul>
  );
}
