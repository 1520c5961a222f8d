import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { DeliveryDay } from '../delivery-day/DeliveryDay.tsx';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import styles from './availability.module.css';
import type { ProductView } from './product-view.ts';

/** Stock from which on the number of packs left is no longer named. */
const plenty = 10;

/** Whether the product can be delivered, where the stock is known, and when, unless the days are named beside it. */
export function Availability({
  product,
  brief = false,
  delivery,
}: {
  product: Pick<ProductView, 'stock'>;
  brief?: boolean;
  /** On which days it comes. */
  delivery?: DeliveryText | undefined;
}) {
  const text = useText();
  const { stock } = product;
  if (stock === undefined) return null;
  const look = stock <= 0 ? styles.unavailable : stock < plenty ? styles.few : styles.available;
  const words = () => {
    if (stock <= 0) return text('product.unavailable');
    if (brief) return text('product.availableShort');
    if (stock < plenty) return text(delivery ? 'product.left' : 'product.fewLeft', { count: stock });
    return text(delivery ? 'product.inStock' : 'product.available');
  };
  return (
    <>
      <p className={classNames(styles.availability, look)}>{words()}</p>
      {stock > 0 && !brief ? <DeliveryDay delivery={delivery} /> : null}
    </>
  );
}
