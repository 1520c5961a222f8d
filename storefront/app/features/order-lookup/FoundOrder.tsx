import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { OrderDetails } from '../orders/OrderDetails.tsx';
import { OrderNumber } from '../orders/OrderNumber.tsx';
import type { OrderDetailView } from '../orders/order-detail.ts';
import { Parcels } from '../orders/Parcels.tsx';
import { PrintButton } from '../orders/PrintButton.tsx';
import type { ParcelView } from '../orders/parcel.ts';
import { stateName } from '../orders/state-name.ts';
import styles from './order-lookup.module.css';

/** An order that was looked up without an account. */
export function FoundOrder({ order, parcels }: { order: OrderDetailView; parcels: readonly ParcelView[] }) {
  const text = useText();
  const { dateTime } = useFormats();
  return (
    <div className={styles.found}>
      <header>
        <h1>
          <OrderNumber sentence={text('orders.number', { number: order.number })} number={order.number} />
        </h1>
        {order.orderedDate ? (
          <p>{text('orders.orderedAt', { moment: dateTime(order.orderedDate) })}</p>
        ) : null}
        <p role="status">
          {text('orders.status')}: <strong>{stateName(text, order)}</strong>
        </p>
      </header>
      <div className={styles.actions} data-screen-only>
        <PrintButton />
        <ShopLink
          className={button({ look: 'secondary' })}
          to={`/withdrawal?orderNumber=${encodeURIComponent(order.number)}`}
        >
          {text('withdrawal.title')}
        </ShopLink>
        <ShopLink className={button({ look: 'secondary' })} to="/order">
          {text('orderLookup.another')}
        </ShopLink>
      </div>
      <Parcels parcels={parcels} />
      <OrderDetails order={order} />
    </div>
  );
}
