import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { signInAddress } from '../../ui/links/sign-in-address.ts';
import { AddToCart } from '../cart/AddToCart.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './product-buy-box.module.css';
import { orderability, type ProductView } from './product-view.ts';
import { StockNotice } from './StockNotice.tsx';

/** The way into the cart, or why there is none. */
export function OrderBox({ product, canOrder }: { product: ProductView; canOrder: boolean }) {
  const text = useText();
  const here = useLocation();
  const isPreview = useShell()?.visitor.isPreview;
  const state = orderability(product);
  if (state === 'prescription') {
    return (
      <StatusMessage kind="info" title={text('product.prescription')}>
        <p>{text('product.prescriptionText')}</p>
      </StatusMessage>
    );
  }
  if (state === 'choose-variant')
    return <StatusMessage kind="info">{text('product.chooseVariant')}</StatusMessage>;
  if (state === 'unavailable')
    return (
      <>
        <p>{text('product.unavailableHint')}</p>
        {isPreview ? null : <StockNotice key={product.id} />}
      </>
    );
  if (state !== 'orderable') return null;
  if (isPreview) return <StatusMessage kind="info">{text('shell.preview.noOrders')}</StatusMessage>;
  if (!canOrder) {
    return (
      <div className={styles.signIn}>
        <ShopLink className={button({ size: 'large', wide: true })} to={signInAddress(here)}>
          {text('addToCart.signIn')}
        </ShopLink>
        <p>{text('addToCart.signInText')}</p>
      </div>
    );
  }
  return (
    <div className={styles.order}>
      <AddToCart key={product.id} product={product} place="page" />
      {product.maximum ? (
        <p className={styles.limit}>{text('product.maximum', { count: product.maximum })}</p>
      ) : null}
    </div>
  );
}
