import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import styles from './price-block.module.css';
import { footnoteNumbers } from './price-footnotes.ts';
import type { ProductPrice } from './product-view.ts';

/** The struck comparison price with its kind and footnote; an AVP is never called an UVP. */
export function ComparisonPrice({ comparison }: { comparison: NonNullable<ProductPrice['comparison']> }) {
  const text = useText();
  const { money } = useFormats();
  return (
    <span className={styles.comparison}>
      <span className="visually-hidden">{text('product.comparison', { type: comparison.type })} </span>
      <span aria-hidden>{comparison.type}</span>
      <sup className={styles.footnote}>{footnoteNumbers[comparison.type]}</sup> <s>{money(comparison)}</s>
    </span>
  );
}
