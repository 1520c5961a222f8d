import { Form, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import type { AccountView } from './account.server.ts';
import styles from './account-page.module.css';
import { longestName, type RefusedName } from './buyer-name.ts';

interface ProfileProps {
  account: AccountView;
  refused: RefusedName | undefined;
}

/** Who the account belongs to, as the pharmacy has it on file; the name can be changed. */
export function Profile({ account, refused }: ProfileProps) {
  const text = useText();
  const { profile, accounts, customerNumber } = account;
  const shown = accounts.find(({ isChosen }) => isChosen) ?? accounts.find(({ isOwn }) => isOwn);
  const facts = [
    { name: text('login.username'), value: profile.userName },
    { name: text('myAccount.phone'), value: profile.phoneNumber },
    { name: text('myAccount.account'), value: shown?.name },
    { name: text('myAccount.number'), value: customerNumber },
  ];
  return (
    <section>
      <h2 className={styles.title}>{text('myAccount.profile')}</h2>
      <NameForm profile={profile} refused={refused} />
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

function NameForm({ profile, refused }: { profile: AccountView['profile'] } & Pick<ProfileProps, 'refused'>) {
  const text = useText();
  const isSending = useNavigation().formData?.has('lastName');
  const messages = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).map(([part, error]) => [
      part,
      error && text(`register.missing.${error}`),
    ]),
  );
  return (
    <Form ref={useFocusOnError(refused)} method="post" className={styles.name} noValidate>
      <ErrorSummary messages={messages} />
      <StepFailure failure={refused?.failure} />
      <input type="hidden" name="intent" value="rename" />
      {(['firstName', 'lastName'] as const).map((part) => (
        <TextField
          key={part}
          label={text(`register.${part}`)}
          name={part}
          autoComplete={part === 'firstName' ? 'given-name' : 'family-name'}
          maxLength={longestName[part]}
          defaultValue={refused?.typed[part] ?? profile[part] ?? ''}
          error={messages[part]}
        />
      ))}
      <button type="submit" className={button({ look: 'secondary' })} aria-busy={isSending}>
        {text('myAccount.rename')}
      </button>
    </Form>
  );
}
