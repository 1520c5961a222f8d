import { Form, useNavigation } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import styles from './orders.module.css';
import type { OrderView } from './orders.server.ts';
import { stateName } from './state-name.ts';

/** An order of the list, which can be put into the cart again. */
export function OrderCard({ order }: { order: OrderView }) {
  const text = useText();
  const { date, money, number } = useFormats();
  const isSending = useNavigation().formData?.get('orderSummaryId') === order.id;
  const facts = [
    { name: text('orders.date'), value: date(order.orderedDate) },
    { name: text('orders.status'), value: stateName(text, order) },
    { name: text('orders.packs'), value: order.packs === undefined ? undefined : number(order.packs) },
    { name: text('orders.total'), value: money(order.total) },
  ];
  return (
    <article className={styles.order}>
      <h2 className={styles.number}>
        <ShopLink to={`/account/orders/${encodeURIComponent(order.number)}`}>
          <OrderNumber sentence={text('orders.number', { number: order.number })} number={order.number} />
        </ShopLink>
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Form method="post" className={styles.again}>
        <input type="hidden" name="orderSummaryId" value={order.id} />
        <button
          type="submit"
          className={button({ look: 'secondary' })}
          aria-busy={isSending}
          aria-label={isSending ? undefined : text('orders.againOf', { number: order.number })}
        >
          {text(isSending ? 'orders.adding' : 'orders.again')}
        </button>
      </Form>
    </article>
  );
}
