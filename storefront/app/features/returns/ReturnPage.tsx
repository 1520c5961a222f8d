import styles from '../../forms/form-page.module.css';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import type { ReturnableItem } from './return-request.ts';
import type { ReturnOutcome } from './returns.server.ts';

interface ReturnPageProps {
  orderNumber: string;
  items: readonly ReturnableItem[];
  outcome: ReturnOutcome | undefined;
}

/** A buyer asks to send back what of an order was delivered; the receipt has the number of the case. */
export function ReturnPage({ orderNumber, items, outcome }: ReturnPageProps) {
  const text = useText();
  const order = `/account/orders/${encodeURIComponent(orderNumber)}`;
  const number = text('orders.number', { number: orderNumber });
  const reference = outcome && 'reference' in outcome ? outcome.reference : undefined;
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { label: text('orders.title'), to: '/account/orders' },
          { label: number, to: order },
          { label: text('orders.return.title') },
        ]}
      />
      <h1>{text('orders.return.title')}</h1>
      {reference ? (
        <StatusMessage kind="success" live>
          {text('orders.return.received', { reference })}
        </StatusMessage>
      ) : (
        <>
          <p>{text(items.length > 0 ? 'orders.return.text' : 'orders.return.none')}</p>
          {items.length > 0 ? (
            <ReturnForm items={items} outcome={outcome && 'typed' in outcome ? outcome : undefined} />
          ) : null}
        </>
      )}
      <p>
        <ShopLink to={order}>{text('orders.return.back')}</ShopLink>
      </p>
    </div>
  );
}
