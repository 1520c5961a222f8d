import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { rotationSecondsOf, useRotation } from './rotation.ts';
import { Slide } from './Slide.tsx';
import { SlideDots } from './SlideDots.tsx';
import {
  jumpToSlide,
  nextSlide,
  previousSlide,
  type SlideContent,
  shownSlides,
  swipeDirection,
} from './slides.ts';
import styles from './slideshow.module.css';

interface SlideshowProps {
  slides: SlideContent[];
  /** The decorative green bar below the slides. */
  showFooter: boolean;
  /** Seconds after which the next slide comes by itself; without them only a person moves the banner. */
  rotationSeconds?: number | undefined;
}

/** The banner of a page (SF-BANNER-01). */
export function Slideshow({ slides, showFooter, rotationSeconds }: SlideshowProps) {
  const text = useText();
  const shown = shownSlides(slides);
  const [current, setCurrent] = useState(1);
  const swipeStart = useRef<number | undefined>(undefined);
  const count = shown.length;
  const toNext = () => setCurrent((slide) => nextSlide(slide, count));
  const seconds = rotationSecondsOf(rotationSeconds, count);
  const { isPaused, toggle, held } = useRotation({ seconds, current, next: toNext });
  if (count === 0) return null;

  const toPrevious = () => setCurrent((slide) => previousSlide(slide, count));
  const endSwipe = ({ clientX }: PointerEvent) => {
    if (swipeStart.current === undefined) return;
    const direction = swipeDirection(swipeStart.current, clientX);
    swipeStart.current = undefined;
    if (count > 1 && direction === 'next') toNext();
    if (count > 1 && direction === 'previous') toPrevious();
  };

  return (
    <section
      className={styles.slideshow}
      aria-label={text('banner.label')}
      aria-roledescription="carousel"
      {...held}
    >
      <div
        className={styles.stage}
        onPointerDown={({ clientX }) => {
          swipeStart.current = clientX;
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipeStart.current = undefined;
        }}
      >
        {shown.map((slide, place) => (
          <Slide
            key={slide.imageContentId}
            slide={slide}
            label={text('banner.slide', { number: place + 1, count })}
            isCurrent={place + 1 === current}
            isFirst={place === 0}
          />
        ))}
      </div>
      {count > 1 ? (
        <div className={classNames('page', styles.controls)} data-needs-script>
          <button
            type="button"
            className={styles.arrow}
            onClick={toPrevious}
            aria-label={text('banner.previous')}
          >
            <ChevronLeft size={28} strokeWidth={1.5} aria-hidden />
          </button>
          <SlideDots
            count={count}
            current={current}
            onJump={(wanted) => setCurrent((slide) => jumpToSlide(slide, wanted, count))}
          />
          <button type="button" className={styles.arrow} onClick={toNext} aria-label={text('banner.next')}>
            <ChevronRight size={28} strokeWidth={1.5} aria-hidden />
          </button>
          {seconds ? (
            <button
              type="button"
              className={styles.pause}
              onClick={toggle}
              aria-label={text(isPaused ? 'banner.play' : 'banner.pause')}
            >
              {isPaused ? (
                <Play size={20} strokeWidth={1.5} aria-hidden />
              ) : (
                <Pause size={20} strokeWidth={1.5} aria-hidden />
              )}
            </button>
          ) : null}
        </div>
      ) : null}
      {showFooter ? <div className={styles.footer} /> : null}
    </section>
  );
}
