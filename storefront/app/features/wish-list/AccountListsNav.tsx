import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import type { AccountLists } from './account-lists.ts';
import styles from './wish-list.module.css';

/** The lists of an account, of which one is shown; nothing where there is no other. */
export function AccountListsNav({ account: { lists, shown } }: { account: AccountLists }) {
  const text = useText();
  if (lists.length < 2) return null;
  return (
    <nav aria-label={text('wishList.lists')}>
      <ul className={styles.names}>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <ShopLink
              to={`/wish-list?list=${id}`}
              aria-current={id === shown?.id ? 'page' : undefined}
              className={styles.name}
            >
              {count === undefined ? name : text('wishList.named', { name, count })}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
