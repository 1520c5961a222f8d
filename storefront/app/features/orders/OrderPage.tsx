import { Form, useNavigation } from 'react-router';
import type { CallFailure } from '../../failures/call-failure.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import type { OrderDetailView } from './order-detail.ts';
import styles from './order-page.module.css';
import { Parcels } from './Parcels.tsx';
import { PrintButton } from './PrintButton.tsx';
import type { ParcelView } from './parcel.ts';
import { stateName } from './state-name.ts';

/** An order of the account, to look up, print, order again or withdraw from. */
export function OrderPage({
  order,
  parcels,
  failure,
}: {
  order: OrderDetailView;
  parcels: readonly ParcelView[];
  failure: CallFailure | undefined;
}) {
  const text = useText();
  const { dateTime } = useFormats();
  const isSending = useNavigation().formMethod === 'POST';
  const title = text('orders.number', { number: order.number });
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { label: text('myAccount.title'), to: '/account' },
          { label: text('orders.title'), to: '/account/orders' },
          { label: title },
        ]}
      />
      <header>
        <h1>
          <OrderNumber sentence={title} number={order.number} />
        </h1>
        <p>{text('orders.orderedAt', { moment: dateTime(order.orderedDate) })}</p>
        <p>
          {text('orders.status')}: <strong>{stateName(text, order)}</strong>
        </p>
      </header>
      <StepFailure failure={failure} />
      <div className={styles.actions} data-screen-only>
        <Form method="post">
          <button type="submit" className={button()} aria-busy={isSending}>
            {text(isSending ? 'orders.adding' : 'orders.again')}
          </button>
        </Form>
        <PrintButton />
        <ShopLink
          className={button({ look: 'secondary' })}
          to={`/withdrawal?orderNumber=${encodeURIComponent(order.number)}`}
        >
          {text('withdrawal.title')}
        </ShopLink>
        {order.canReturn ? (
          <ShopLink
            className={button({ look: 'secondary' })}
            to={`/account/orders/${encodeURIComponent(order.number)}/return`}
          >
            {text('orders.return.title')}
          </ShopLink>
        ) : null}
      </div>
      <Parcels parcels={parcels} />
      <OrderDetails order={order} />
    </div>
  );
}
