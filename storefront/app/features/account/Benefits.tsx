import { BookUser, PackageCheck, Users } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import styles from './login-page.module.css';

const benefits = [
  ['order', PackageCheck],
  ['addresses', BookUser],
  ['accounts', Users],
] as const;

/** What an account is good for. */
export function Benefits() {
  const text = useText();
  return (
    <>
      <h2>{text('login.benefitsTitle')}</h2>
      <ul className={styles.benefits}>
        {benefits.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
            {text(`login.benefits.${key}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
