import { Truck } from 'lucide-react';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import type { FreeShipping } from './free-shipping.ts';
import styles from './free-shipping-bar.module.css';

/** How much is missing until the delivery is free. */
export function FreeShippingBar({ progress }: { progress: FreeShipping }) {
  const text = useText();
  const { money } = useFormats();
  const words = progress.missing
    ? text('cart.missingToFree', { amount: money(progress.missing) })
    : text('cart.reachedFree');
  return (
    <div className={styles.box}>
      <p className={styles.words}>
        <Truck size={20} strokeWidth={1.5} aria-hidden />
        {words}
      </p>
      <progress className={styles.bar} value={progress.percent} max={100} aria-label={words} />
    </div>
  );
}
