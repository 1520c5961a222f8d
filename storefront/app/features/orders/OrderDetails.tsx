import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AddressText } from '../addresses/AddressText.tsx';
import { TotalsList } from '../cart/TotalsList.tsx';
import type { OrderDetailView, OrderedItem } from './order-detail.ts';
import styles from './order-details.module.css';

/** What was ordered, where it goes, how it is paid and what it costs; also as it is printed. */
export function OrderDetails({ order }: { order: OrderDetailView }) {
  const text = useText();
  const { money } = useFormats();
  const { billingAddress, payment, ownNumber, couponCodes, deliveries } = order;
  return (
    <div className={styles.order}>
      {deliveries.map((delivery, place) => (
        <Delivery
          key={delivery.id}
          delivery={delivery}
          isPartlySent={order.isPartlySent}
          title={
            deliveries.length > 1
              ? text('checkout.shipments.number', { number: place + 1 })
              : text('orders.delivery')
          }
        />
      ))}
      <div className={styles.facts}>
        {payment === null ? null : (
          <section>
            <h2>{text('checkout.review.payBy')}</h2>
            <p>{payment ?? text('orders.paymentUnknown')}</p>
            {ownNumber ? (
              <p>
                {text('checkout.payment.ownNumber')}: {ownNumber}
              </p>
            ) : null}
            {couponCodes.length > 0 ? (
              <p>
                {text('cart.coupon.applied')}: {couponCodes.join(', ')}
              </p>
            ) : null}
          </section>
        )}
        {billingAddress ? (
          <section>
            <h2>{text('checkout.review.billTo')}</h2>
            <address>
              <AddressText address={billingAddress} />
            </address>
          </section>
        ) : null}
        <section className={styles.totals} aria-label={text('orders.amounts')}>
          {order.totals ? (
            <TotalsList totals={order.totals} />
          ) : (
            <p>
              {text('cart.total')}: {money(order.total)}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

interface DeliveryProps {
  delivery: OrderDetailView['deliveries'][number];
  title: string;
  /** Whether packs that have left are told from those that are still to leave. */
  isPartlySent: boolean;
}

function Delivery({ delivery, title, isPartlySent }: DeliveryProps) {
  const text = useText();
  const { money } = useFormats();
  const { address, method, note, items } = delivery;
  return (
    <section className={styles.delivery} aria-label={title}>
      <div className={styles.where}>
        <h2>{title}</h2>
        {address ? (
          <address>
            <AddressText address={address} />
          </address>
        ) : null}
        {method ? <p>{method}</p> : null}
        {note ? <p>{note}</p> : null}
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <div>
              <p className={styles.name}>
                {item.productId ? (
                  <ShopLink to={`/product/detail/${item.productId}`}>{item.name}</ShopLink>
                ) : (
                  item.name
                )}
              </p>
              <p>
                {[
                  item.pzn && `PZN\u00a0${item.pzn}`,
                  text('checkout.review.quantity', { count: item.quantity }),
                  text('cart.each', { price: money(item.unitPrice) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <Changes item={isPartlySent ? item : { ...item, sent: 0 }} />
            </div>
            <p className={styles.amount}>{money(item.total)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What of an ordered product has left, was cancelled or sent back. */
function Changes({ item: { sent, cancelled, returned } }: { item: OrderedItem }) {
  const text = useText();
  if (sent + cancelled + returned === 0) return null;
  return (
    <p>
      <strong>
        {[
          sent > 0 && text('orders.sent', { count: sent }),
          cancelled > 0 && text('orders.cancelled', { count: cancelled }),
          returned > 0 && text('orders.returned', { count: returned }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </strong>
    </p>
  );
}
