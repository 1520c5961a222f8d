import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import type { CartLine } from '../cart/cart-view.ts';
import { totalOf } from '../cart/line-total.ts';
import { BasePriceLine } from '../product/BasePriceLine.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import styles from './review.module.css';
import type { Shipment } from './shipments.server.ts';

/** The products with their essential characteristics, right above the final button (§ 312j BGB). */
export function ReviewItems({ shipments }: { shipments: Shipment[] }) {
  const text = useText();
  const filled = shipments.filter(({ lines }) => lines.length > 0);
  return (
    <>
      <h2 className={styles.itemsTitle}>{text('checkout.review.items')}</h2>
      {filled.map(({ id, lines }, place) => (
        <div key={id}>
          {filled.length > 1 ? (
            <h3 className={styles.shipment}>{text('checkout.shipments.number', { number: place + 1 })}</h3>
          ) : null}
          <Items lines={lines} />
        </div>
      ))}
    </>
  );
}

function Items({ lines }: { lines: CartLine[] }) {
  const text = useText();
  const { money } = useFormats();
  return (
    <ul className={styles.items}>
      {lines.map(({ product, quantity, ...line }) => (
        <li key={line.id} className={styles.item}>
          <span className={styles.art}>
            <ProductPicture image={product.image && { ...product.image, alt: '' }} use="thumb" />
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{product.name}</p>
            <p>
              {[
                product.variant,
                product.packClass,
                product.activeIngredient,
                product.manufacturer,
                product.pzn && `PZN\u00a0${product.pzn}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p>
              {text('checkout.review.quantity', { count: quantity })}
              {product.price ? `, ${text('cart.each', { price: money(product.price.current) })}` : null}
            </p>
            <BasePriceLine product={product} />
          </div>
          <LineTotal line={{ product, quantity, ...line }} />
        </li>
      ))}
    </ul>
  );
}

function LineTotal({ line }: { line: CartLine }) {
  const { money } = useFormats();
  const total = totalOf(line, line.quantity);
  return <p className={styles.total}>{total && money(total)}</p>;
}
