import { alignmentOf, sizeOf } from '../content/presentation.ts';
import { button } from '../controls/button.ts';
import { classNames } from '../controls/class-names.ts';
import { ContentLink } from '../links/ContentLink.tsx';
import { FormFactorPicture } from '../picture/FormFactorPicture.tsx';
import { mediaUrl } from '../picture/media-url.ts';
import styles from './guest-block.module.css';
import type { GuestBlockContent } from './home-view.ts';

/** An image with an invitation, for guests only (storefront.md §2). */
export function GuestBlock({ block }: { block: GuestBlockContent }) {
  return (
    <section className="page section">
      <div
        className={classNames(styles.block, styles[sizeOf(block.size)], styles[alignmentOf(block.alignment)])}
      >
        {block.imageContentId ? (
          <FormFactorPicture url={mediaUrl(block.imageContentId)} alt="" className={styles.image} />
        ) : null}
        <div className={styles.words}>
          {block.title ? <h2>{block.title}</h2> : null}
          {block.text ? <p>{block.text}</p> : null}
          {block.buttonText ? (
            <ContentLink link={block.buttonLink} className={button()}>
              {block.buttonText}
            </ContentLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
