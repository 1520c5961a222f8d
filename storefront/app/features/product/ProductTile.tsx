import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AddToCart } from '../cart/AddToCart.tsx';
import { WishButton } from '../wish-list/WishButton.tsx';
import { Availability } from './Availability.tsx';
import { ClassBadge } from './ClassBadge.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import styles from './product-tile.module.css';
import { needsPrescription, orderability, type ProductView } from './product-view.ts';
import { SavingBadge } from './SavingBadge.tsx';

interface ProductTileProps {
  product: ProductView;
  /** Only signed-in accounts order from a tile (SF-TILE-02). */
  canOrder: boolean;
  eager?: boolean;
  /** Level of the name among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** A product in a list: picture, class, name, pack, price, delivery, and the order row. */
export function ProductTile({ product, canOrder, eager = false, heading: Heading = 'h3' }: ProductTileProps) {
  const to = `/product/detail/${product.id}`;
  return (
    <article className={styles.tile}>
      <div className={styles.art}>
        <ProductPicture image={product.image} use="tile" eager={eager} />
        <div className={styles.saving}>
          <SavingBadge product={product} />
        </div>
        <div className={styles.wish}>
          <WishButton product={product} />
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.badges}>
          <ClassBadge product={product} />
        </div>
        <Heading className={styles.name}>
          <ShopLink to={to} prefetch="intent">
            {product.name}
          </ShopLink>
        </Heading>
        <p className={styles.variant}>{packLine(product)}</p>
      </div>
      <div className={styles.foot}>
        <PriceBlock product={product} />
        {needsPrescription(product) ? null : <Availability product={product} brief />}
      </div>
      <OrderRow product={product} canOrder={canOrder} />
    </article>
  );
}

function OrderRow({ product, canOrder }: { product: ProductView; canOrder: boolean }) {
  const text = useText();
  const state = orderability(product);
  if (state === 'prescription') {
    return <p className={`${styles.order} ${styles.prescription}`}>{text('product.prescription')}</p>;
  }
  if (!canOrder || state !== 'orderable') return null;
  return (
    <div className={styles.order}>
      <AddToCart product={product} place="tile" />
    </div>
  );
}

function packLine({ variant, packSize, packClass, manufacturer }: ProductView): string {
  const pack = variant ?? packSize;
  return [pack, packClass, manufacturer].filter(Boolean).join(' · ');
}
