import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { decrement, increment, type QuantityLimits, settledQuantity, typedQuantity } from './quantity.ts';
import styles from './quantity-control.module.css';
import { useScripted } from './use-scripted.ts';

interface QuantityControlProps extends QuantityLimits {
  /** What is counted, for people who do not see the control beside it. */
  product: string;
  value: number;
  onChange: (quantity: number) => void;
  name?: string;
}

/** Quantity with one button less and one more (SF-QUANTITY-01); a plain number field without scripts. */
export function QuantityControl({
  product,
  value,
  onChange,
  maximum,
  name = 'quantity',
}: QuantityControlProps) {
  const text = useText();
  // A press before scripts are at work would be lost without a sign.
  const isScripted = useScripted();
  // Only what is being typed is kept apart: a number that followed a press one render later could be sent stale.
  const [typed, setTyped] = useState<string>();

  function settle() {
    if (typed !== undefined) choose(settledQuantity(typed, { maximum }));
  }

  function choose(quantity: number) {
    setTyped(undefined);
    if (quantity !== value) onChange(quantity);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not lay a fieldset out like other boxes.
    <div role="group" className={styles.control} aria-label={text('addToCart.quantityOf', { product })}>
      <button
        type="button"
        className={styles.step}
        data-needs-script
        aria-label={text('addToCart.less')}
        disabled={!isScripted || value <= 1}
        onClick={() => choose(decrement(value))}
      >
        <Minus size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <input
        className={styles.number}
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        aria-label={text('addToCart.quantity')}
        value={typed ?? value}
        onChange={(event) => setTyped(typedQuantity(event.target.value))}
        onBlur={settle}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className={styles.step}
        data-needs-script
        aria-label={text('addToCart.more')}
        disabled={!isScripted || (maximum !== undefined && value >= maximum)}
        onClick={() => choose(increment(value, { maximum }))}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
