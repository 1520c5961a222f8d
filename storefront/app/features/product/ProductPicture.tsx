import { Package } from 'lucide-react';
import { preload } from 'react-dom';
import { useSitePath } from '../../ui/links/site-path.ts';
import { withSitePath } from '../../ui/picture/image-address.ts';
import { isShown, mediaAddress, type PictureSource, widthSources } from '../../ui/picture/sources.ts';
import { urgency } from '../../ui/picture/urgency.ts';
import styles from './product-picture.module.css';
import type { ProductImage } from './product-view.ts';

const widths = {
  thumb: { widths: [100, 240], sizes: '96px' },
  tile: {
    widths: [240, 320, 640],
    sizes: '(max-width: 47.9375em) 112px, (max-width: 64em) 30vw, 290px',
  },
  detail: { widths: [480, 640, 800, 1280], sizes: '(max-width: 64em) 92vw, 640px' },
} as const;

interface ProductPictureProps {
  image: ProductImage | undefined;
  use: keyof typeof widths;
  /** The picture is in sight when the page opens, so it is fetched at once. */
  eager?: boolean;
}

/** The square picture of a product on its ground; a product without one shows a plain sign. */
export function ProductPicture({ image, use, eager = false }: ProductPictureProps) {
  const sitePath = useSitePath();
  if (!image || !isShown(image)) {
    return (
      <span className={styles.ground}>
        <Package className={styles.sign} strokeWidth={1} aria-hidden />
      </span>
    );
  }
  const url = withSitePath(image.url, sitePath);
  const { widths: list, sizes } = widths[use];
  const largest = list.at(-1) ?? 640;
  const sources = widthSources(url, list);
  if (import.meta.env.SSR && eager && use === 'detail') preloadPicture(url, sources, sizes);
  return (
    <picture className={styles.ground}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={sources.length > 0 ? mediaAddress(url, largest, 'jpeg') : url}
        alt={image.alt}
        width={largest}
        height={largest}
        {...urgency(eager)}
      />
    </picture>
  );
}

/** Has the browser ask for the picture of a product before it comes to it, as wide as its screen needs (SF-PICTURE-17). */
function preloadPicture(url: string, [source]: readonly PictureSource[], sizes: string): void {
  const { srcSet: imageSrcSet, type } = source ?? {};
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(source && { imageSrcSet, imageSizes: sizes, type }),
  });
}
