import { useText } from '../../i18n/texts.ts';
import styles from './login-page.module.css';

/** Where the mail of a demonstration is, as none is sent. */
export function DemoMail() {
  const text = useText();
  return (
    <aside className={styles.aside}>
      <h2>{text('password.demoTitle')}</h2>
      <p>{text('password.demoText')}</p>
    </aside>
  );
}
