import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import type { AccountView } from './account.server.ts';
import styles from './account-page.module.css';

/** Who the account belongs to, as the pharmacy has it on file. */
export function Profile({ account }: { account: AccountView }) {
  const text = useText();
  const { displayName, username, accounts } = account;
  const own = accounts.find(({ isOwn }) => isOwn);
  const facts = [
    { name: text('myAccount.name'), value: displayName },
    { name: text('login.username'), value: username },
    { name: text('myAccount.account'), value: own?.name },
  ];
  return (
    <section>
      <h2 className={styles.title}>{text('myAccount.profile')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>{text('myAccount.profileText', { phone: operator.phone })}</p>
    </section>
  );
}
