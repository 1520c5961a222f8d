import { CircleCheck } from 'lucide-react';
import { redirect } from 'react-router';
import { placedOrder } from '../checkout/placed-order.server.ts';
import styles from '../components/checkout/confirmation.module.css';
import { button } from '../components/controls/button.ts';
import { ShopLink } from '../components/links/ShopLink.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { useFormats } from '../i18n/formats.ts';
import { localisedPath } from '../i18n/languages.ts';
import '../i18n/rooms/counter.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-confirmation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = placedOrder(shop);
  if (!order) throw redirect(localisedPath('/', shop.language));
  const head = plainHead(request, { title: shop.text('checkout.confirmation.title'), isIndexed: false });
  return { order, head };
}

export default function CheckoutConfirmation({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { money } = useFormats();
  const { order } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <CircleCheck className={styles.sign} size={56} strokeWidth={1.25} aria-hidden />
      <h1>{text('checkout.confirmation.title')}</h1>
      <p className={styles.number}>{text('checkout.confirmation.number', { number: order.number })}</p>
      <div className={styles.words}>
        <p>{text('checkout.confirmation.text')}</p>
        <p>
          {text('checkout.confirmation.deliverTo')} {order.deliverTo}
          <br />
          {text('checkout.confirmation.total', { amount: money(order.total) })}
        </p>
        <p>{text('checkout.confirmation.keep')}</p>
      </div>
      <div className={styles.onwards}>
        <ShopLink className={button()} to="/">
          {text('checkout.confirmation.home')}
        </ShopLink>
        <ShopLink className={button({ look: 'secondary' })} to="/account/orders">
          {text('checkout.confirmation.orders')}
        </ShopLink>
      </div>
    </div>
  );
}
