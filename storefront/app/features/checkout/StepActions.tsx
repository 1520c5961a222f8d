import { useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './checkout.module.css';

/** On to the next step, or back to the one before. */
export function StepActions({ back, isBusy = false }: { back?: string; isBusy?: boolean }) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST' || isBusy;
  return (
    <div className={styles.actions}>
      {back ? (
        <ShopLink className={button({ look: 'secondary', size: 'large' })} to={back}>
          {text('checkout.back')}
        </ShopLink>
      ) : null}
      <button type="submit" className={button({ size: 'large' })} aria-busy={isSending}>
        {text(isSending ? 'checkout.saving' : 'checkout.next')}
      </button>
    </div>
  );
}
