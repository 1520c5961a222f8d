import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { useSitePath } from '../../ui/links/site-path.ts';
import { withSitePath } from '../../ui/picture/image-address.ts';
import { mediaAddress } from '../../ui/picture/sources.ts';
import styles from './picture-zoom.module.css';
import type { ProductImage } from './product-view.ts';

/** Width in pixels of the picture that is looked at closely. */
const width = 1920;

/** One picture over the page, as large as the screen or twice that, to be moved by scrolling. Escape closes it. */
export default function PictureZoom({ image, onClose }: { image: ProductImage; onClose: () => void }) {
  const text = useText();
  const sitePath = useSitePath();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const Icon = isLarge ? ZoomOut : ZoomIn;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={image.alt} onClose={onClose}>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => setLarge(!isLarge)}>
          <Icon size={24} strokeWidth={1.5} aria-hidden />
          <span className="visually-hidden">{text(isLarge ? 'product.zoom.out' : 'product.zoom.in')}</span>
        </button>
        <button type="button" className={styles.tool} onClick={() => dialog.current?.close()}>
          <X size={24} strokeWidth={1.5} aria-hidden />
          <span className="visually-hidden">{text('product.zoom.close')}</span>
        </button>
      </div>
      <section className={styles.stage} aria-label={image.alt}>
        <img
          className={classNames(styles.image, isLarge && styles.large)}
          src={mediaAddress(withSitePath(image.url, sitePath), width, 'webp')}
          alt={image.alt}
        />
      </section>
    </dialog>
  );
}
