import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { BasePriceLine } from './BasePriceLine.tsx';
import { ComparisonPrice } from './ComparisonPrice.tsx';
import { PriceAmount } from './PriceAmount.tsx';
import styles from './price-block.module.css';
import { showsComparison } from './price-footnotes.ts';
import type { ProductView } from './product-view.ts';
import { saving } from './saving.ts';
import { VatNote } from './VatNote.tsx';

/** Price, comparison price, saving, base price and the note on tax and shipping, in that order. */
export function PriceBlock({ product, size = 'tile' }: { product: ProductView; size?: 'tile' | 'large' }) {
  const text = useText();
  const { money } = useFormats();
  const { price } = product;
  if (!price) return <p className={styles.missing}>{text('product.priceUnavailable')}</p>;

  const saved = showsComparison(product) ? saving(price.current, price.comparison) : undefined;
  return (
    <div className={classNames(styles.block, size === 'large' && styles.large)}>
      <p className={styles.line}>
        <span className="visually-hidden">{`${text('product.price')} `}</span>
        <PriceAmount money={price.current} reduced={Boolean(saved)} />
        {saved && price.comparison ? <ComparisonPrice comparison={price.comparison} /> : null}
      </p>
      {size === 'large' && saved && price.comparison ? (
        <p className={styles.saving}>
          {text('product.savingAmount', { amount: money(saved), type: price.comparison.type })}
        </p>
      ) : null}
      {size === 'large' && saved && price.lowestOf30Days ? (
        <p className={styles.base}>{text('product.lowest30', { price: money(price.lowestOf30Days) })}</p>
      ) : null}
      <BasePriceLine product={product} />
      <VatNote />
    </div>
  );
}
