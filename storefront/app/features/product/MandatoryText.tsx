import { useText } from '../../i18n/texts.ts';
import styles from './mandatory-text.module.css';
import type { ProductView } from './product-view.ts';

/** The sentence on risks, near medicines that need it and nowhere else (DE-MEDICINE-01, DE-MEDICINE-02). */
export function MandatoryText({ products }: { products: Pick<ProductView, 'needsMandatoryText'>[] }) {
  const text = useText();
  if (!products.some(({ needsMandatoryText }) => needsMandatoryText)) return null;
  return <p className={styles.text}>{text('product.mandatoryText')}</p>;
}
