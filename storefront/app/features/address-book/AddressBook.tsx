import { Form } from 'react-router';
import type { Address } from '#client/commerce/addresses.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AddressCard } from '../account/AddressCard.tsx';
import { fullName } from '../addresses/address-lines.ts';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import styles from './address-book.module.css';
import { newAddressId } from './address-book.ts';

interface AddressBookProps {
  addresses: Address[];
  failure: CallFailure | undefined;
  /** What has just been done. */
  done: 'saved' | 'deleted' | 'madeDefault' | undefined;
}

/** The addresses of the account: to add, change, delete, and to choose the usual one of each kind. */
export function AddressBook({ addresses, failure, done }: AddressBookProps) {
  const text = useText();
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs
        crumbs={[{ label: text('myAccount.title'), to: '/account' }, { label: text('addressBook.title') }]}
      />
      <h1>{text('addressBook.title')}</h1>
      <StepFailure failure={failure} />
      {done ? (
        <StatusMessage kind="success" live>
          {text(`addressBook.done.${done}`)}
        </StatusMessage>
      ) : null}
      <p>
        <ShopLink className={button()} to={`/account/addresses/${newAddressId}`}>
          {text('addressBook.add')}
        </ShopLink>
      </p>
      {addresses.length === 0 ? <p>{text('myAccount.noAddresses')}</p> : null}
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address.addressId}>
            <AddressCard address={address}>
              <Actions address={address} />
            </AddressCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ address }: { address: Address }) {
  const text = useText();
  const { addressId, isDefault } = address;
  const whose = <span className="visually-hidden">: {fullName(address)}</span>;
  return (
    <div className={styles.actions}>
      <ShopLink className={button({ look: 'quiet' })} to={`/account/addresses/${addressId}`}>
        {text('addressBook.edit')}
        {whose}
      </ShopLink>
      {isDefault ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="makeDefault" />
          <input type="hidden" name="addressId" value={addressId} />
          <button type="submit" className={button({ look: 'quiet' })}>
            {text('addressBook.makeDefault')}
            {whose}
          </button>
        </Form>
      )}
      <details className={styles.delete}>
        <summary className={button({ look: 'quiet' })}>
          {text('addressBook.delete')}
          {whose}
        </summary>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="addressId" value={addressId} />
          <p>{text('addressBook.deleteQuestion')}</p>
          <button type="submit" className={button({ look: 'secondary' })}>
            {text('addressBook.deleteForGood')}
            {whose}
          </button>
        </Form>
      </details>
    </div>
  );
}
