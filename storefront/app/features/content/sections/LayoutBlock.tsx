import { button } from '../../../ui/controls/button.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { ContentLink } from '../../../ui/links/ContentLink.tsx';
import { SlotPicture } from '../../../ui/picture/SlotPicture.tsx';
import { alignmentOf, sizeOf } from '../presentation.ts';
import { RichText } from '../RichText.tsx';
import { backgroundPictures } from './background.ts';
import { LayoutSection } from './LayoutSection.tsx';
import styles from './layout-block.module.css';
import type { LayoutElement, LayoutView } from './section-view.ts';
import { slotSizes } from './slot-sizes.ts';

interface LayoutBlockProps {
  layout: LayoutView;
  language?: string | undefined;
  /** The section is in sight when the page opens, so its picture is fetched at once. */
  eager?: boolean;
}

/** A layout section with the elements of its columns. Words on a picture stand on its overlay, in white. */
export function LayoutBlock({ layout, language, eager }: LayoutBlockProps) {
  const { columns, directions, background } = layout;
  const hasPicture = Boolean(background && Object.keys(backgroundPictures(background)).length > 0);
  const isDark = hasPicture && background?.hasOverlay === true;
  return (
    <section className="page section" lang={language}>
      <LayoutSection
        className={classNames(hasPicture && styles.pictured, isDark && styles.dark)}
        directions={directions}
        background={background}
        eager={eager}
        columns={columns.map(({ portion, elements }) => ({
          portion,
          children: (
            <div className={styles.column}>
              {elements.map((element, place) => (
                <Element
                  key={`${place}-${element.kind}`}
                  element={element}
                  isDark={isDark}
                  sizes={slotSizes(portion, directions)}
                />
              ))}
            </div>
          ),
        }))}
      />
    </section>
  );
}

interface ElementProps {
  element: LayoutElement;
  isDark: boolean;
  /** How wide the column is; see slotSizes. */
  sizes: string;
}

function Element({ element, isDark, sizes }: ElementProps) {
  switch (element.kind) {
    case 'text':
      return (
        <div
          className={classNames(
            styles.words,
            styles[sizeOf(element.size)],
            styles[`${alignmentOf(element.alignment)}Aligned`],
          )}
        >
          {element.title ? <h2>{element.title}</h2> : null}
          {element.text ? <RichText text={element.text} /> : null}
        </div>
      );
    case 'link':
      return (
        <ContentLink
          link={element.link}
          className={classNames(button({ look: isDark ? 'onGreen' : 'secondary' }), styles.link)}
        >
          {element.text}
        </ContentLink>
      );
    case 'picture':
      return <SlotPicture className={styles.picture} url={element.url} alt={element.altText} sizes={sizes} />;
  }
}
