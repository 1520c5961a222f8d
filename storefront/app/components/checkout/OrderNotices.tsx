import { ShieldCheck } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './review.module.css';

/** The harmonised notice on the legal guarantee, and the terms that apply (german-shop.md 3). */
export function OrderNotices() {
  const text = useText();
  return (
    <>
      <section className={styles.guarantee}>
        <ShieldCheck size={32} strokeWidth={1.5} aria-hidden />
        <div>
          <h2>{text('checkout.review.guaranteeTitle')}</h2>
          <p>{text('checkout.review.guaranteeText')}</p>
        </div>
      </section>
      <p>
        {text('checkout.review.terms')}{' '}
        <ShopLink to="/info/agb">{text('checkout.review.termsLink')}</ShopLink> {text('checkout.review.and')}{' '}
        <ShopLink to="/info/widerrufsbelehrung">{text('checkout.review.withdrawalLink')}</ShopLink>.
      </p>
    </>
  );
}
