import { useText } from '../../i18n/texts.ts';
import { comparisonTypesOf, footnoteNumbers } from './price-footnotes.ts';
import styles from './price-notes.module.css';
import type { ProductView } from './product-view.ts';

/** Footnotes to the comparison prices that some products on the page show. */
export function PriceNotes({ products }: { products: ProductView[] }) {
  const text = useText();
  const types = comparisonTypesOf(products);
  if (types.length === 0) return null;
  return (
    <ol className={styles.notes} aria-label={text('product.footnotes')}>
      {types.map((type) => (
        <li key={type}>
          <sup>{footnoteNumbers[type]}</sup> {text(`product.footnote.${type}`)}
        </li>
      ))}
    </ol>
  );
}
