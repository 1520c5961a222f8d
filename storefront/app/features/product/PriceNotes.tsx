import { useText } from '../../i18n/texts.ts';
import { comparisonTypes, footnoteNumbers, showsComparison } from './price-footnotes.ts';
import styles from './price-notes.module.css';
import type { ProductView } from './product-view.ts';

/** Footnotes to the comparison prices that some products on the page show. */
export function PriceNotes({ products }: { products: ProductView[] }) {
  const text = useText();
  if (!products.some(showsComparison)) return null;
  return (
    <ol className={styles.notes} aria-label={text('product.footnotes')}>
      {comparisonTypes.map((type) => (
        <li key={type}>
          <sup>{footnoteNumbers[type]}</sup> {text(`product.footnote.${type}`)}
        </li>
      ))}
    </ol>
  );
}
