import { Phone } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AssistantLink } from '../assistant/AssistantLink.tsx';
import { EuLogo } from './EuLogo.tsx';
import styles from './footer.module.css';
import { Logo } from './Logo.tsx';
import type { ShellData } from './shell-data.ts';

/** Categories that the footer names; the menu has them all. */
const shownCategories = 8;

/** Advice, categories, legal pages and the withdrawal function, on every page. */
export function Footer({ shell }: { shell: ShellData }) {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.about}>
          <Logo onGreen />
          <p>
            {operator.name}
            <br />
            {operator.street}
            <br />
            {operator.city}
          </p>
        </div>
        <section className={styles.advice}>
          <h2>{text('shell.footer.adviceTitle')}</h2>
          <a className={styles.phone} href={operator.phoneLink}>
            <Phone size={24} strokeWidth={1.5} aria-hidden />
            {operator.phone}
          </a>
          <p>{text('shell.strip.hours')}</p>
          <p>{text('shell.footer.adviceText')}</p>
          {shell.assistant ? <AssistantLink entry={shell.assistant} /> : null}
          <p>
            <ShopLink to="/order">{text('shell.footer.orderLookup')}</ShopLink>
          </p>
          {shell.services.map(({ key, title, language }) => (
            <p key={key}>
              <ShopLink to={`/info/${key}`} lang={language}>
                {title}
              </ShopLink>
            </p>
          ))}
        </section>
        <FooterLinks
          title={text('shell.footer.range')}
          links={shell.categories
            .slice(0, shownCategories)
            .map(({ path, name }) => ({ to: path, label: name }))}
        />
        <FooterLinks
          title={text('shell.footer.legal')}
          links={shell.pages.map(({ key, title, language }) => ({
            to: `/info/${key}`,
            label: title,
            language,
          }))}
        >
          <li>
            <ShopLink to="/consent">{text('shell.footer.consent')}</ShopLink>
          </li>
          <li>
            <ShopLink className={styles.withdraw} to="/withdrawal">
              {text('shell.footer.withdraw')}
            </ShopLink>
          </li>
        </FooterLinks>
      </div>
      <div className={`page ${styles.end}`}>
        <a className={styles.euLogo} href={operator.mailOrderRegister} rel="noreferrer">
          <EuLogo />
          <span>{text('shell.footer.euLogo')}</span>
        </a>
        <div className={styles.small}>
          <p>{text(shell.pricesAreNet ? 'shell.footer.pricesNet' : 'shell.footer.prices')}</p>
          <p>{text(shell.statistics.isOffered ? 'shell.footer.storageCounted' : 'shell.footer.storage')}</p>
          <p>{text('shell.footer.rights')}</p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: { to: string; label: string; language?: string | undefined }[];
  children?: React.ReactNode;
}

function FooterLinks({ title, links, children }: FooterLinksProps) {
  if (links.length === 0 && !children) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, label, language }) => (
          <li key={to}>
            <ShopLink to={to} lang={language}>
              {label}
            </ShopLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
