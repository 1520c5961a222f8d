import { button } from '../../ui/controls/button.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ContentLink } from '../../ui/links/ContentLink.tsx';
import { mediaUrl } from '../../ui/picture/media-url.ts';
import { alignmentOf, sizeOf } from '../content/presentation.ts';
import { LayoutSection } from '../content/sections/LayoutSection.tsx';
import styles from './guest-block.module.css';
import type { GuestBlockContent } from './home-view.ts';

/** An image with an invitation, for guests only (SF-HOME-03). */
export function GuestBlock({ block }: { block: GuestBlockContent }) {
  const { imageContentId, title, text, buttonText, buttonLink } = block;
  const picture = imageContentId ? { url: mediaUrl(imageContentId) } : undefined;
  const words = (
    <div className={styles.words} lang={block.language}>
      {title ? <h2>{title}</h2> : null}
      {text ? <p>{text}</p> : null}
      {buttonText ? (
        <ContentLink link={buttonLink} className={button({ look: 'onGreen' })}>
          {buttonText}
        </ContentLink>
      ) : null}
    </div>
  );
  return (
    <section className="page section">
      <LayoutSection
        className={classNames(styles.block, styles[sizeOf(block.size)], styles[alignmentOf(block.alignment)])}
        columns={[{ portion: '50%', children: words }]}
        background={
          picture && { pictures: { desktop: picture }, bgPosition: 'right center', hasOverlay: false }
        }
      />
    </section>
  );
}
