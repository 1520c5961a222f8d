import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import styles from './slideshow.module.css';

interface SlideDotsProps {
  count: number;
  current: number;
  onJump: (slide: number) => void;
}

/** One dot per slide, each a button of its own. */
export function SlideDots({ count, current, onJump }: SlideDotsProps) {
  const text = useText();
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, place) => place + 1).map((slide) => (
        <button
          key={slide}
          type="button"
          className={classNames(styles.dot, slide === current && styles.currentDot)}
          aria-label={text('banner.goTo', { number: slide })}
          aria-current={slide === current ? 'true' : undefined}
          onClick={() => onJump(slide)}
        />
      ))}
    </div>
  );
}
