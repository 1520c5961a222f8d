import { Form, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import type { AccountChoice } from './account.server.ts';
import styles from './account-page.module.css';

/** Chooses the account that prices, cart and addresses follow. */
export function AccountSwitch({ accounts }: { accounts: AccountChoice[] }) {
  const text = useText();
  const isSending = useNavigation().formData?.has('accountId');
  const chosen = accounts.find(({ isChosen }) => isChosen);
  return (
    <Form method="post" className={styles.switch}>
      <h2 className={styles.title}>{text('myAccount.switchTitle')}</h2>
      <p>{text('myAccount.switchText')}</p>
      <fieldset key={chosen?.id} className={styles.choices} aria-label={text('myAccount.switchTitle')}>
        {accounts.map(({ id, name, isOwn, isChosen, place }) => (
          <RadioCard key={id} name="accountId" value={id} defaultChecked={isChosen} title={name}>
            {isOwn ? <span>{text('myAccount.own')}</span> : null}
            <span>{place}</span>
          </RadioCard>
        ))}
      </fieldset>
      <button type="submit" className={button()} aria-busy={isSending}>
        {text('myAccount.switch')}
      </button>
    </Form>
  );
}
