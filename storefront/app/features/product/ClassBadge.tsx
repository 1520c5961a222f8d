import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import styles from './badge.module.css';
import { isMedicine, needsPrescription, type ProductView } from './product-view.ts';

/** The regulatory class of a product. */
export function ClassBadge({ product }: { product: Pick<ProductView, 'regulatoryClass'> }) {
  const text = useText();
  if (!product.regulatoryClass) return null;
  const look = needsPrescription(product)
    ? styles.prescription
    : isMedicine(product)
      ? styles.medicine
      : styles.other;
  return (
    <span className={classNames(styles.badge, look)}>{text(`product.class.${product.regulatoryClass}`)}</span>
  );
}
