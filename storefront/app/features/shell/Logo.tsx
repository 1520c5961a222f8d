import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './logo.module.css';

/** The sign of the shop with its name, leading home. */
export function Logo({ onGreen = false }: { onGreen?: boolean }) {
  const text = useText();
  return (
    <ShopLink
      to="/"
      className={onGreen ? `${styles.logo} ${styles.onGreen}` : styles.logo}
      aria-label={text('shell.logoLabel')}
    >
      <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.dark} d="M47 4.2A46 46 0 0 0 47 95.8V72.4A22.8 22.8 0 0 1 47 27.6Z" />
        <path className={styles.light} d="M53 4.2A46 46 0 0 1 53 95.8V72.4A22.8 22.8 0 0 0 53 27.6Z" />
        <path className={styles.dark} d="M50 63Q39 57 41 42Q52 45 56 52Q60 46 66 45Q66 58 50 63Z" />
      </svg>
      <span className={styles.name}>{text('shell.shopName')}</span>
    </ShopLink>
  );
}
