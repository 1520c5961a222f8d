import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonLook {
  look?: 'primary' | 'secondary' | 'quiet' | 'onGreen';
  size?: 'normal' | 'large';
  wide?: boolean;
}

/** Class of a button or of a link that looks like one. */
export function button({ look = 'primary', size = 'normal', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[look], size === 'large' && styles.large, wide && styles.wide);
}
