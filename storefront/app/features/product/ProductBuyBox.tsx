import { Phone } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import { WishButton } from '../wish-list/WishButton.tsx';
import { Availability } from './Availability.tsx';
import { MandatoryText } from './MandatoryText.tsx';
import { OrderBox } from './OrderBox.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import styles from './product-buy-box.module.css';
import { needsPrescription, type ProductView } from './product-view.ts';
import { useFormName } from './use-form-name.ts';
import { VariantPicker } from './VariantPicker.tsx';
import type { VariantGroup } from './variants.ts';

interface ProductBuyBoxProps {
  product: ProductView;
  variants: VariantGroup[];
  /** Guests order only where the store has carts for them. */
  canOrder: boolean;
  /** On which days it comes. */
  delivery?: DeliveryText | undefined;
}

/** What the product is, what it costs, when it comes, and the way into the cart. */
export function ProductBuyBox({ product, variants, canOrder, delivery }: ProductBuyBoxProps) {
  const text = useText();
  const formName = useFormName();
  const facts = [
    formName(product.dosageForm),
    product.packClass,
    product.pzn && `${text('product.pzn')}\u00a0${product.pzn}`,
  ].filter(Boolean);
  return (
    <section className={styles.box}>
      <div>
        {product.manufacturer ? (
          <p className={styles.brand}>{product.brand ?? product.manufacturer}</p>
        ) : null}
        <h1 className={styles.name}>{product.name}</h1>
        {product.variant ? <p className={styles.variant}>{product.variant}</p> : null}
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      </div>
      <VariantPicker groups={variants} />
      {product.isVariationParent ? null : <PriceBlock product={product} size="large" />}
      {product.isVariationParent || needsPrescription(product) ? null : (
        <Availability product={product} delivery={delivery} />
      )}
      <OrderBox product={product} canOrder={canOrder} />
      <div>
        <WishButton key={product.id} product={product} labelled />
      </div>
      <MandatoryText products={[product]} />
      <p className={styles.advice}>
        <Phone size={20} strokeWidth={1.5} aria-hidden />
        <span>
          <strong>{text('product.adviceTitle')}</strong>
          <br />
          {text('product.advice', { phone: '' })} <a href={operator.phoneLink}>{operator.phone}</a>
        </span>
      </p>
    </section>
  );
}
