import { Form } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import type { CartLine } from '../cart/cart-view.ts';
import { ProductPicture } from '../product/ProductPicture.tsx';
import styles from './shipments.module.css';

interface ShipmentLineProps {
  line: CartLine;
  /** The other deliveries that packs can go to. */
  others: { id: string; label: string }[];
}

/** The packs of a product in a delivery, and the way to another one. */
export function ShipmentLine({ line, others }: ShipmentLineProps) {
  const text = useText();
  const { product, quantity, id } = line;
  return (
    <div className={styles.line}>
      <span className={styles.art}>
        <ProductPicture image={product.image && { ...product.image, alt: '' }} use="thumb" />
      </span>
      <div>
        <p className={styles.name}>{product.name}</p>
        <p>
          {[product.variant, text('checkout.review.quantity', { count: quantity })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {others.length > 0 ? (
        <Form method="post" className={styles.move}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="cartItemId" value={id} />
          <TextField
            id={`quantity-${id}`}
            name="quantity"
            label={text('checkout.shipments.packs')}
            type="number"
            min={1}
            max={quantity}
            defaultValue={quantity}
          />
          <SelectField
            id={`group-${id}`}
            name="deliveryGroupId"
            label={text('checkout.shipments.to')}
            options={others.map((other) => ({ value: other.id, label: other.label }))}
          />
          <button type="submit" className={button({ look: 'secondary' })}>
            {text('checkout.shipments.move')}
            <span className="visually-hidden">: {product.name}</span>
          </button>
        </Form>
      ) : null}
    </div>
  );
}
