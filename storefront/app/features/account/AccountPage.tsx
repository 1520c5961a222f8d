import { Form } from 'react-router';
import type { CallFailure } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink, useShopPath } from '../../ui/links/ShopLink.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { AccountSwitch } from './AccountSwitch.tsx';
import { AddressCard } from './AddressCard.tsx';
import type { AccountView } from './account.server.ts';
import styles from './account-page.module.css';
import type { RefusedName } from './buyer-name.ts';
import { Profile } from './Profile.tsx';

interface AccountPageProps {
  account: AccountView;
  /** The password has just been chosen. */
  hasNewPassword: boolean;
  /** The name has just been changed. */
  isRenamed: boolean;
  outcome: AccountOutcome;
}

/** What came of a form of the page. */
export interface AccountOutcome {
  /** Name of the account that has just been chosen. */
  chosen?: string;
  /** Why the name was not changed. */
  refusedName?: RefusedName;
  failure?: CallFailure;
}

/** Everything that belongs to the account, and the ways to it. */
export function AccountPage({ account, hasNewPassword, isRenamed, outcome }: AccountPageProps) {
  const text = useText();
  const shopPath = useShopPath();
  const { displayName, accounts } = account;
  const { chosen, refusedName, failure } = outcome;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{text('myAccount.title')}</h1>
          <p>{text('myAccount.signedInAs', { name: displayName })}</p>
        </div>
        <Form method="post" action={shopPath('/logout')}>
          <button type="submit" className={button({ look: 'secondary' })}>
            {text('myAccount.signOut')}
          </button>
        </Form>
      </header>
      <StepFailure failure={failure} />
      {hasNewPassword && !chosen ? (
        <StatusMessage kind="success" live>
          {text('myAccount.passwordSaved')}
        </StatusMessage>
      ) : null}
      {isRenamed && !chosen && !refusedName ? (
        <StatusMessage kind="success" live>
          {text('myAccount.renamed')}
        </StatusMessage>
      ) : null}
      {chosen ? (
        <StatusMessage kind="success" live>
          {text('myAccount.switched', { account: chosen })}
        </StatusMessage>
      ) : null}
      <Ways />
      {accounts.length > 1 ? <AccountSwitch accounts={accounts} /> : null}
      <Addresses account={account} />
      <Profile account={account} refused={refusedName} />
    </div>
  );
}

function Ways() {
  const text = useText();
  const ways = [
    { title: 'orders.title', teaser: 'orders.teaser', open: 'orders.open', to: '/account/orders' },
    {
      title: 'quickOrder.title',
      teaser: 'quickOrder.teaser',
      open: 'quickOrder.open',
      to: '/quick-order',
    },
    { title: 'wishList.title', teaser: 'wishList.teaser', open: 'wishList.open', to: '/wish-list' },
  ] as const;
  return (
    <div className={styles.ways}>
      {ways.map(({ title, teaser, open, to }, place) => (
        <section key={to}>
          <h2 className={styles.title}>{text(title)}</h2>
          <p className={styles.teaser}>{text(teaser)}</p>
          <ShopLink className={button({ look: place === 0 ? 'primary' : 'secondary' })} to={to}>
            {text(open)}
          </ShopLink>
        </section>
      ))}
    </div>
  );
}

function Addresses({ account: { addresses } }: Pick<AccountPageProps, 'account'>) {
  const text = useText();
  return (
    <section>
      <h2 className={styles.title}>{text('addressBook.title')}</h2>
      <p className={styles.teaser}>
        {text(addresses.length === 0 ? 'myAccount.noAddresses' : 'addressBook.teaser')}
      </p>
      <ul className={styles.addresses}>
        {addresses
          .filter(({ isDefault }) => isDefault)
          .map((address) => (
            <li key={address.addressId}>
              <AddressCard address={address} />
            </li>
          ))}
      </ul>
      <ShopLink className={button({ look: 'secondary' })} to="/account/addresses">
        {text('addressBook.open')}
      </ShopLink>
    </section>
  );
}
