import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import styles from './badge.module.css';
import { needsPrescription, type ProductView } from './product-view.ts';
import { saving } from './saving.ts';

/** The saving in percent against the comparison price; never on prescription medicines. */
export function SavingBadge({ product }: { product: ProductView }) {
  const text = useText();
  const saved = product.price && saving(product.price.current, product.price.comparison);
  if (!saved || saved.percent < 1 || needsPrescription(product)) return null;
  return (
    <span className={classNames(styles.badge, styles.saving)}>
      <span aria-hidden>{`−${saved.percent} %`}</span>
      <span className="visually-hidden">{text('product.saving', { percent: saved.percent })}</span>
    </span>
  );
}
