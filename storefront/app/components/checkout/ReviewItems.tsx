import type { CartLine } from '../../cart/cart-view.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { ProductPicture } from '../picture/ProductPicture.tsx';
import { BasePriceLine } from '../product/BasePriceLine.tsx';
import styles from './review.module.css';

/** The products with their essential characteristics, right above the final button (§ 312j BGB). */
export function ReviewItems({ lines }: { lines: CartLine[] }) {
  const text = useText();
  const { money } = useFormats();
  return (
    <>
      <h2 className={styles.itemsTitle}>{text('checkout.review.items')}</h2>
      <ul className={styles.items}>
        {lines.map(({ id, product, quantity, total }) => (
          <li key={id} className={styles.item}>
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
                  product.pzn && `PZN ${product.pzn}`,
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
            <p className={styles.total}>{money(total)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
