import { Form } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { type AccountLists, longestListName } from './account-lists.ts';
import type { RefusedList } from './change-lists.server.ts';
import styles from './wish-list.module.css';

/** A new list of the account, and another name or the end of the one that is shown. */
export function ListChanges({
  account: { lists, shown },
  refused,
}: {
  account: AccountLists;
  refused: RefusedList | undefined;
}) {
  return (
    <div className={styles.changes}>
      <NameForm key={`create-${lists.length}`} intent="create" name="" refused={refused} />
      {shown ? (
        <>
          <NameForm
            key={`rename-${shown.id}-${shown.name}`}
            intent="rename"
            name={shown.name}
            wishlistId={shown.id}
            refused={refused}
          />
          <DeleteForm key={shown.id} name={shown.name} wishlistId={shown.id} />
        </>
      ) : null}
    </div>
  );
}

interface NameFormProps {
  intent: 'create' | 'rename';
  name: string;
  wishlistId?: string;
  refused: RefusedList | undefined;
}

function NameForm({ intent, name, wishlistId, refused }: NameFormProps) {
  const text = useText();
  const own = refused?.intent === intent ? refused : undefined;
  return (
    <details open={own !== undefined}>
      <summary>{text(`wishList.${intent}`)}</summary>
      <Form ref={useFocusOnError(own)} method="post" className={styles.form} noValidate>
        <input type="hidden" name="intent" value={intent} />
        {wishlistId ? <input type="hidden" name="wishlistId" value={wishlistId} /> : null}
        <TextField
          id={`wish-list-${intent}`}
          label={text('wishList.name')}
          name="name"
          autoComplete="off"
          maxLength={longestListName}
          defaultValue={own?.name ?? name}
          error={own?.isNameWrong ? text('wishList.nameMissing') : undefined}
        />
        <button type="submit" className={button({ look: 'secondary' })}>
          {text(`wishList.${intent}Submit`)}
        </button>
      </Form>
    </details>
  );
}

function DeleteForm({ name, wishlistId }: { name: string; wishlistId: string }) {
  const text = useText();
  return (
    <details>
      <summary>{text('wishList.delete')}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="wishlistId" value={wishlistId} />
        <p>{text('wishList.deleteText', { name })}</p>
        <button type="submit" className={button({ look: 'secondary' })}>
          {text('wishList.deleteSubmit')}
        </button>
      </Form>
    </details>
  );
}
