import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import styles from './availability.module.css';
import type { ProductView } from './product-view.ts';

/** Stock from which on the number of packs left is no longer named. */
const plenty = 10;

/** Whether and when the product can be delivered, where the stock is known. */
export function Availability({
  product,
  brief = false,
}: {
  product: Pick<ProductView, 'stock'>;
  brief?: boolean;
}) {
  const text = useText();
  const { stock } = product;
  if (stock === undefined) return null;
  const look = stock <= 0 ? styles.unavailable : stock < plenty ? styles.few : styles.available;
  return (
    <p className={classNames(styles.availability, look)}>
      {stock <= 0
        ? text('product.unavailable')
        : brief
          ? text('product.availableShort')
          : stock < plenty
            ? text('product.fewLeft', { count: stock })
            : text('product.available')}
    </p>
  );
}
