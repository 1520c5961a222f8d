import { useFormats } from '../../i18n/formats.ts';
import type { Money } from './money.ts';
import styles from './price-block.module.css';

/** A price with its figure large and the currency after it. */
export function PriceAmount({ money, reduced = false }: { money: Money; reduced?: boolean }) {
  const { figure, currency } = useFormats().moneyParts(money);
  return (
    <span className={reduced ? `${styles.amount} ${styles.reduced}` : styles.amount}>
      {figure}
      <span className={styles.currency}>{` ${currency}`}</span>
    </span>
  );
}
