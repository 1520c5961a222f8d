import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { ScriptedAnswer } from '../../forms/ScriptedAnswer.tsx';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { QuantityControl } from '../../ui/controls/QuantityControl.tsx';
import { startQuantity } from '../../ui/controls/quantity.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import { type ProductView, quantityMaximum } from '../product/product-view.ts';
import type { AddResult } from './add-result.ts';
import styles from './add-to-cart.module.css';
import { type AddToCartLayout, addToCartLayout } from './add-to-cart-layout.ts';
import { useAddMessages } from './use-add-messages.ts';

interface AddToCartProps {
  product: ProductView;
  /** Where the control stands; on product pages the address decides. */
  place: 'tile' | 'page';
}

/**
 * Quantity and button. A plain form that the server answers with the cart page; with scripts the page stays
 * and the count in the header rises at once.
 */
export function AddToCart({ product, place }: AddToCartProps) {
  const text = useText();
  const shopPath = useShopPath();
  const location = useLocation();
  const fetcher = useFetcher<AddResult>();
  const [quantity, setQuantity] = useState(startQuantity);
  const layout: AddToCartLayout = place === 'tile' ? 'tile' : addToCartLayout(location.pathname);
  const adding = fetcher.state !== 'idle';
  useAddMessages(fetcher, product);

  return (
    <fetcher.Form
      method="post"
      action={shopPath('/cart/items')}
      className={classNames(styles.form, layout === 'detail' && styles.detail)}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="from" value={location.pathname + location.search} />
      <ScriptedAnswer />
      <QuantityControl
        product={product.name}
        value={quantity}
        onChange={setQuantity}
        maximum={quantityMaximum(product)}
      />
      <button
        type="submit"
        className={button({ size: layout === 'detail' ? 'large' : 'normal', wide: true })}
        aria-busy={adding}
        aria-disabled={adding}
        onClick={(event) => adding && event.preventDefault()}
      >
        <ShoppingCart className={styles.icon} size={20} strokeWidth={1.5} aria-hidden />
        <span className={styles.label}>{text(adding ? 'addToCart.adding' : 'addToCart.add')}</span>
      </button>
    </fetcher.Form>
  );
}
