import { Phone, Truck } from 'lucide-react';
import { useLocation } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { localisedPath } from '../../i18n/languages.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { belowSitePath, useSitePath } from '../../ui/links/site-path.ts';
import type { Money } from '../product/money.ts';
import styles from './service-strip.module.css';

/** What a shopper may count on, in one thin line above the header. */
export function ServiceStrip({ freeShippingFrom }: { freeShippingFrom: Money | undefined }) {
  const text = useText();
  const { money } = useFormats();
  return (
    <section className={styles.strip} aria-label={text('shell.strip.label')}>
      <div className={`page ${styles.row}`}>
        {freeShippingFrom ? (
          <p className={styles.item}>
            <Truck size={18} strokeWidth={1.5} aria-hidden />
            {text('shell.strip.shipping', { threshold: money(freeShippingFrom) })}
          </p>
        ) : null}
        <p className={styles.item}>
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          <span className={styles.wide}>{text('shell.strip.advice')}</span>
          <a href={operator.phoneLink}>{operator.phone}</a>
        </p>
        <p className={`${styles.item} ${styles.wide}`}>{text('shell.strip.hours')}</p>
        <LanguageLink />
      </div>
    </section>
  );
}

function LanguageLink() {
  const text = useText();
  const { pathname, search } = useLocation();
  const sitePath = useSitePath();
  const other = text('shell.language.otherCode') === 'en' ? 'en' : 'de';
  return (
    <a
      className={styles.language}
      href={belowSitePath(localisedPath(pathname + search, other), sitePath)}
      hrefLang={other}
      lang={other}
    >
      {text('shell.language.other')}
    </a>
  );
}
