import { Menu } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { drawerId } from './CategoryDrawer.tsx';
import styles from './category-navigation.module.css';
import type { NavigationCategory } from './shell-data.ts';
import { useCategoryTree } from './use-category-tree.ts';

/** Categories in the row; on narrower screens the style sheet leaves some of them to the menu. */
const shownInRow = 7;

/** The first categories in a row under the header; what lies below them opens on hover and focus. */
export function CategoryNavigation({ categories: top }: { categories: NavigationCategory[] }) {
  const text = useText();
  const { categories, prepare } = useCategoryTree(top);
  if (categories.length === 0) return null;
  return (
    <nav
      className={styles.navigation}
      aria-label={text('shell.categories.label')}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ul className={`page ${styles.row}`}>
        <li>
          <button type="button" className={styles.all} popoverTarget={drawerId}>
            <Menu size={20} strokeWidth={1.75} aria-hidden />
            {text('shell.categories.allCategories')}
          </button>
        </li>
        {categories.slice(0, shownInRow).map((category) => (
          <li key={category.id} className={styles.entry} onKeyDown={closeOnEscape}>
            <ShopLink className={styles.top} to={category.path} prefetch="intent">
              {category.name}
            </ShopLink>
            {category.children.length > 0 ? <Panel category={category} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ category }: { category: NavigationCategory }) {
  return (
    <ul className={styles.panel}>
      {category.children.map((child) => (
        <li key={child.id}>
          <ShopLink to={child.path} prefetch="intent">
            {child.name}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLLIElement>) {
  const { activeElement } = document;
  if (key !== 'Escape' || !(activeElement instanceof HTMLElement)) return;
  currentTarget.querySelector<HTMLElement>('a')?.focus();
  activeElement.blur();
}
