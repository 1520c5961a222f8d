import { button } from '../../ui/controls/button.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { useScripted } from '../../ui/controls/use-scripted.ts';
import { ContentLink } from '../../ui/links/ContentLink.tsx';
import { FormFactorPicture } from '../../ui/picture/FormFactorPicture.tsx';
import { mediaUrl } from '../../ui/picture/media-url.ts';
import { type ShownSlide, showsButton } from './slides.ts';
import styles from './slideshow.module.css';

interface SlideProps {
  slide: ShownSlide;
  label: string;
  isCurrent: boolean;
  isFirst: boolean;
}

/** One slide; those out of sight are out of reach too, and their pictures come after the page. */
export function Slide({ slide, label, isCurrent, isFirst }: SlideProps) {
  const isScripted = useScripted();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group with a name, not a fieldset of controls.
    <div
      className={classNames(styles.slide, isCurrent && styles.current)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isCurrent}
    >
      {isFirst || isScripted ? (
        <FormFactorPicture
          url={mediaUrl(slide.imageContentId)}
          alt=""
          eager={isFirst}
          className={styles.image}
        />
      ) : null}
      <div className={`page ${styles.words}`}>
        <div className={styles.panel} lang={slide.language}>
          {slide.caption ? <p className={styles.caption}>{slide.caption}</p> : null}
          {showsButton(slide) ? (
            <ContentLink
              link={slide.buttonLink}
              className={`${button({ look: 'onGreen' })} ${styles.button}`}
            >
              {slide.buttonText}
            </ContentLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}
