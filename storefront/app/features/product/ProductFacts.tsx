import { useText } from '../../i18n/texts.ts';
import styles from './product-details.module.css';
import type { ProductView } from './product-view.ts';
import { useFormName } from './use-form-name.ts';

/** What a pharmacy states about a product (DE-PRODUCT-01). */
export function ProductFacts({ product }: { product: ProductView }) {
  const text = useText();
  const formName = useFormName();
  const pack = [product.packSize, product.packClass].filter(Boolean).join(' · ');
  const facts = [
    [text('product.pzn'), product.pzn],
    [text('product.activeIngredient'), product.activeIngredient],
    [text('product.dosageForm'), formName(product.dosageForm)],
    [text('product.packSize'), pack],
    [
      text('product.classification'),
      product.regulatoryClass && text(`product.class.${product.regulatoryClass}`),
    ],
    [text('product.brand'), product.brand],
    [text('product.manufacturer'), product.manufacturer],
    [text('product.sku'), product.sku],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
