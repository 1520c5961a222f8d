import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { removing, useFocusAfterRemoval } from '../../ui/controls/use-focus-after-removal.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import styles from './cart-page.module.css';
import { type EmptiedCart, itemText } from './emptied-cart.ts';

/** The cart was thrown away: what was in it stands in the form that brings it back. */
export function CartEmptied({ emptied }: { emptied: EmptiedCart }) {
  const text = useText();
  const shopPath = useShopPath();
  const place = useRef<HTMLDivElement>(null);
  const isRefilling = useNavigation().formData?.get('intent') === 'refill';
  useEffect(() => place.current?.focus(), []);
  useFocusAfterRemoval(place, 1);
  return (
    <div ref={place} tabIndex={-1} className={styles.arrivals}>
      <StatusMessage kind="success" title={text('cart.emptied', { count: emptied.items.length })}>
        <Form method="post" action={shopPath('/cart')} className={styles.emptying}>
          <input type="hidden" name="intent" value="refill" />
          {emptied.items.map((item) => (
            <input key={item.productId} type="hidden" name="item" value={itemText(item)} />
          ))}
          {emptied.coupons.map((code) => (
            <input key={code} type="hidden" name="coupon" value={code} />
          ))}
          <button
            type="submit"
            className={button({ look: 'secondary' })}
            aria-busy={isRefilling}
            {...removing}
          >
            {text(isRefilling ? 'cart.refilling' : 'cart.refill')}
          </button>
        </Form>
      </StatusMessage>
    </div>
  );
}
