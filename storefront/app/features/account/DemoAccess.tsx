import { useText } from '../../i18n/texts.ts';
import { demoLogin } from '../../settings/demo-login.ts';
import { Benefits } from './Benefits.tsx';
import styles from './login-page.module.css';

/** What an account is good for, and how to try one. */
export function DemoAccess() {
  const text = useText();
  return (
    <aside className={styles.aside}>
      <Benefits />
      <div className={styles.demo}>
        <h3>{text('login.demoTitle')}</h3>
        <p>{text('login.demoText', demoLogin)}</p>
      </div>
    </aside>
  );
}
