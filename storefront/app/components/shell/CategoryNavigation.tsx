import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './category-navigation.module.css';
import type { NavigationCategory } from './shell-data.ts';

/** The categories in a row under the header; those with children open a panel on hover and focus. */
export function CategoryNavigation({ categories }: { categories: NavigationCategory[] }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label={text('shell.categories.label')}>
      <ul className={`page ${styles.row}`}>
        {categories.map((category) => (
          <li key={category.id} className={styles.entry} onKeyDown={closeOnEscape}>
            <ShopLink className={styles.top} to={`/category/detail/${category.id}`} prefetch="intent">
              {category.name}
              {category.children.length > 0 ? <ChevronDown size={16} strokeWidth={1.5} aria-hidden /> : null}
            </ShopLink>
            {category.children.length > 0 ? (
              <ul className={styles.panel}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <ShopLink to={`/category/detail/${child.id}`} prefetch="intent">
                      {child.name}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLLIElement>) {
  const { activeElement } = document;
  if (key !== 'Escape' || !(activeElement instanceof HTMLElement)) return;
  currentTarget.querySelector<HTMLElement>('a')?.focus();
  activeElement.blur();
}
