import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ClassBadge } from './ClassBadge.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import styles from './product-gallery.module.css';
import type { ProductImage, ProductView } from './product-view.ts';
import { SavingBadge } from './SavingBadge.tsx';

const PictureZoom = lazy(() => import('./PictureZoom.tsx'));

/** The pictures of the product: one large, to be looked at closely, the others to choose from below it. */
export function ProductGallery({ product, images }: { product: ProductView; images: ProductImage[] }) {
  const text = useText();
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const image = images[chosen] ?? product.image;
  return (
    <section className={styles.gallery} aria-label={text('product.gallery')}>
      <div className={styles.stage}>
        <ProductPicture image={image} use="detail" eager />
        <div className={styles.badge}>
          <ClassBadge product={product} />
        </div>
        <div className={styles.saving}>
          <SavingBadge product={product} />
        </div>
        {image ? (
          <button
            type="button"
            className={styles.zoom}
            onClick={() => setZoomed(true)}
            aria-haspopup="dialog"
            data-needs-script
          >
            <ZoomIn size={22} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{text('product.zoom.open')}</span>
          </button>
        ) : null}
      </div>
      {image && isZoomed ? (
        <Suspense>
          <PictureZoom image={image} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
      {images.length > 1 ? (
        <ul className={styles.thumbs} data-needs-script>
          {images.map((image, place) => (
            <li key={image.url}>
              <button
                type="button"
                className={classNames(styles.thumb, place === chosen && styles.chosen)}
                aria-label={text('product.picture', { number: place + 1, count: images.length })}
                aria-current={place === chosen ? 'true' : undefined}
                onClick={() => setChosen(place)}
              >
                <ProductPicture image={{ ...image, alt: '' }} use="thumb" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
