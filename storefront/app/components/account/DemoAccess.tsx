import { BookUser, PackageCheck, Users } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { demoLogin } from '../../settings/demo-login.ts';
import styles from './login-page.module.css';

const benefits = [
  ['order', PackageCheck],
  ['addresses', BookUser],
  ['accounts', Users],
] as const;

/** What an account is good for, and how to try one. */
export function DemoAccess() {
  const text = useText();
  return (
    <aside className={styles.aside}>
      <h2>{text('login.benefitsTitle')}</h2>
      <ul className={styles.benefits}>
        {benefits.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
            {text(`login.benefits.${key}`)}
          </li>
        ))}
      </ul>
      <div className={styles.demo}>
        <h3>{text('login.demoTitle')}</h3>
        <p>{text('login.demoText', demoLogin)}</p>
      </div>
    </aside>
  );
}
