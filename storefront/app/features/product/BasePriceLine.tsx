import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { basePrice } from './base-price.ts';
import styles from './price-block.module.css';
import type { ProductView } from './product-view.ts';

/** The price for 1 kg or 1 l, beside every price of a pack that has one (PAngV). */
export function BasePriceLine({ product }: { product: ProductView }) {
  const text = useText();
  const { money } = useFormats();
  const base = product.price && product.content && basePrice(product.price.current, product.content);
  if (!base) return null;
  const unit = text(`product.perUnit.${base.unit}`);
  return <p className={styles.base}>{text('product.basePrice', { price: money(base), unit })}</p>;
}
