import { User } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { signInAddress } from '../../ui/links/sign-in-address.ts';
import styles from './header-link.module.css';
import type { Visitor } from './shell-data.ts';

/** To the account, or to signing in and back. */
export function AccountLink({ visitor }: { visitor: Visitor }) {
  const text = useText();
  const here = useLocation();
  const { isGuest, firstName, actingFor } = visitor;
  const label = isGuest ? text('shell.account.signIn') : text('shell.account.mine');
  return (
    <ShopLink className={styles.link} to={isGuest ? signInAddress(here) : '/account'}>
      <User size={24} strokeWidth={1.5} aria-hidden />
      <span className={styles.words}>
        {firstName ? (
          <span className={styles.above}>{text('shell.account.greeting', { name: firstName })}</span>
        ) : null}
        <span className={styles.label}>
          {actingFor ? text('shell.account.actingFor', { account: actingFor }) : label}
        </span>
      </span>
    </ShopLink>
  );
}
