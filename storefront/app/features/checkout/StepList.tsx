import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { type CheckoutView, isReachable, openStep, stepsOf } from './checkout-view.ts';
import styles from './step-list.module.css';

/** Where the visitor is on the way to the order; steps that are done can be gone back to. */
export function StepList({ checkout }: { checkout: CheckoutView }) {
  const text = useText();
  const current = useLocation().pathname.split('/').at(-1);
  const steps = stepsOf(checkout);
  const open = steps.indexOf(openStep(checkout));
  return (
    <nav aria-label={text('checkout.steps')}>
      <ol className={styles.list}>
        {steps.map((step, place) => {
          const isCurrent = step === current;
          const isDone = place < open && !isCurrent;
          return (
            <li
              key={step}
              className={classNames(styles.step, isCurrent && styles.current, isDone && styles.done)}
            >
              <span className={styles.number} aria-hidden>
                {isDone ? <Check size={16} strokeWidth={2.25} /> : place + 1}
              </span>
              {isReachable(step, checkout) && !isCurrent ? (
                <ShopLink to={`/checkout/${step}`}>{text(`checkout.step.${step}`)}</ShopLink>
              ) : (
                <span aria-current={isCurrent ? 'step' : undefined}>{text(`checkout.step.${step}`)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
