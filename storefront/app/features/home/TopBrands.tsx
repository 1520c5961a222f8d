import { ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { ContentLink } from '../../ui/links/ContentLink.tsx';
import { useSitePath } from '../../ui/links/site-path.ts';
import { mediaUrl } from '../../ui/picture/media-url.ts';
import { mediaAddress, widthSources } from '../../ui/picture/sources.ts';
import { type BrandContent, shownBrands } from './home-view.ts';
import styles from './top-brands.module.css';

const widths = [320, 480, 640] as const;

/** Up to four brands, two in a row on small screens and four on large ones (SF-BRANDS-02, SF-BRANDS-07). */
export function TopBrands({ brands }: { brands: BrandContent[] }) {
  const text = useText();
  const shown = shownBrands(brands);
  if (shown.length === 0) return null;
  return (
    <section className="section-sand" aria-labelledby="top-brands">
      <div className="page">
        <div className="section-head">
          <h2 id="top-brands">{text('home.topBrands')}</h2>
        </div>
        <ul className={styles.grid}>
          {shown.map(({ imageContentId, name, link }) => (
            <li key={imageContentId}>
              <ContentLink link={link} className={styles.tile}>
                <BrandImage contentKey={imageContentId} />
                <span className={styles.name}>{name}</span>
                <span className={styles.explore}>
                  {text('home.exploreBrand')}
                  <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
                </span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function BrandImage({ contentKey }: { contentKey: string }) {
  const url = useSitePath() + mediaUrl(contentKey);
  return (
    <picture className={styles.image}>
      {widthSources(url, widths).map((source) => (
        <source key={source.type} {...source} sizes="(max-width: 64em) 46vw, 300px" />
      ))}
      <img src={mediaAddress(url, 640, 'jpeg')} alt="" loading="lazy" width={640} height={480} />
    </picture>
  );
}
