import { ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { languageOf } from '../../i18n/languages.ts';
import { useText } from '../../i18n/texts.ts';
import { guaranteeInformation } from '../../settings/legal-guarantee.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './review.module.css';

/** The harmonised notice on the legal guarantee, and the terms that apply (DE-CHECKOUT-05). */
export function OrderNotices() {
  const text = useText();
  const language = languageOf(useLocation().pathname);
  return (
    <>
      <section className={styles.guarantee} aria-labelledby="legal-guarantee">
        <ShieldCheck size={32} strokeWidth={1.5} aria-hidden />
        <div>
          <h2 id="legal-guarantee">{text('checkout.review.guarantee.title')}</h2>
          <p>{text('checkout.review.guarantee.duration')}</p>
          <p>{text('checkout.review.guarantee.remedies')}</p>
          <p>
            {text('checkout.review.guarantee.commercial')}{' '}
            <a href={guaranteeInformation[language]}>{text('checkout.review.guarantee.link')}</a>
          </p>
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
