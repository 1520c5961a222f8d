import { FileText } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import { useSitePath } from '../../ui/links/site-path.ts';
import { ProductFacts } from './ProductFacts.tsx';
import type { ProductPage } from './product.server.ts';
import styles from './product-details.module.css';

/** Description, data and leaflet of the product. */
export function ProductDetails({ page }: { page: ProductPage }) {
  const text = useText();
  const sitePath = useSitePath();
  const { description, leaflet, product } = page;
  return (
    <div>
      {description ? (
        <Accordion title={text('product.description')} open>
          <div className="running-text">
            {description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Accordion>
      ) : null}
      <Accordion title={text('product.facts')} open>
        <ProductFacts product={product} />
      </Accordion>
      {leaflet ? (
        <Accordion title={text('product.leaflet')}>
          <a className={styles.leaflet} href={sitePath + leaflet}>
            <FileText size={22} strokeWidth={1.5} aria-hidden />
            {text('product.leafletLink')}
          </a>
        </Accordion>
      ) : null}
    </div>
  );
}
