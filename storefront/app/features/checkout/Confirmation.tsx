import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { raise } from '../../platform/shop-events.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { OrderDetails } from '../orders/OrderDetails.tsx';
import { OrderNumber } from '../orders/OrderNumber.tsx';
import type { OrderDetailView } from '../orders/order-detail.ts';
import { PrintButton } from '../orders/PrintButton.tsx';
import styles from './confirmation.module.css';
import type { PlacedOrder } from './placed-order.server.ts';

interface ConfirmationProps {
  order: PlacedOrder;
  /** The order has just been placed: this is told to scripts of the page (SF-CHECKOUT-10). */
  isNew: boolean;
  /** What the platform has noted; undefined where it cannot be read now. */
  details: OrderDetailView | undefined;
  isGuest: boolean;
  /** Whether a guest may open an account now. */
  mayRegister: boolean;
}

/** The order is placed: its number, what happens next, and all of it to keep or print. */
export function Confirmation({ order, isNew, details, isGuest, mayRegister }: ConfirmationProps) {
  const text = useText();
  const { money, dateTime } = useFormats();
  const { number } = order;
  useEffect(() => {
    if (isNew) raise('orderPlaced', { orderReferenceNumber: number });
  }, [isNew, number]);
  return (
    <div className={`page ${styles.page}`}>
      <CircleCheck className={styles.sign} size={56} strokeWidth={1.25} aria-hidden data-screen-only />
      <h1>{text('checkout.confirmation.title')}</h1>
      <p className={styles.number}>
        <OrderNumber
          sentence={text('checkout.confirmation.number', { number: order.number })}
          number={order.number}
        />
      </p>
      <div className={styles.words}>
        <p>{text('checkout.confirmation.text')}</p>
        {details ? (
          <p>{text('orders.orderedAt', { moment: dateTime(details.orderedDate) })}</p>
        ) : (
          <p>
            {text('checkout.confirmation.deliverTo')} {order.deliverTo}
            <br />
            {text('checkout.confirmation.total', { amount: money(order.total) })}
          </p>
        )}
        {order.email ? <p>{text('checkout.confirmation.email', { email: order.email })}</p> : null}
        <p>{text('checkout.confirmation.keep')}</p>
        <p>{text('checkout.confirmation.questions', { phone: operator.phone })}</p>
      </div>
      {details ? <OrderDetails order={details} /> : null}
      {mayRegister ? <p data-screen-only>{text('checkout.confirmation.registerText')}</p> : null}
      <div className={styles.onwards} data-screen-only>
        <ShopLink className={button()} to="/">
          {text('checkout.confirmation.home')}
        </ShopLink>
        {mayRegister ? (
          <ShopLink className={button({ look: 'secondary' })} to="/register">
            {text('checkout.confirmation.register')}
          </ShopLink>
        ) : null}
        <ShopLink
          className={button({ look: 'secondary' })}
          to={isGuest ? `/order?orderNumber=${encodeURIComponent(number)}` : '/account/orders'}
        >
          {text(isGuest ? 'orderLookup.title' : 'checkout.confirmation.orders')}
        </ShopLink>
        <PrintButton />
      </div>
    </div>
  );
}
