import { ChevronDown, Phone, X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { useClosingPanel } from '../../ui/controls/use-closing-panel.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './category-drawer.module.css';
import type { NavigationCategory } from './shell-data.ts';
import { useCategoryTree } from './use-category-tree.ts';

/** Id of the drawer that the menu button opens. */
export const drawerId = 'category-drawer';

/** All categories in a drawer. The browser opens and closes it, also without scripts. */
export function CategoryDrawer({ categories: top }: { categories: NavigationCategory[] }) {
  const text = useText();
  const { categories, prepare } = useCategoryTree(top);
  const drawer = useClosingPanel();
  const { key } = useLocation();
  useEffect(() => drawer.current?.hidePopover?.(), [key]);

  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label={text('shell.categories.allCategories')}
      className={styles.drawer}
      onToggle={prepare}
    >
      <div className={styles.head}>
        <p className={styles.title}>{text('shell.categories.allCategories')}</p>
        <button type="button" className={styles.close} popoverTarget={drawerId} popoverTargetAction="hide">
          <X size={24} strokeWidth={1.5} aria-hidden />
          <span className="visually-hidden">{text('shell.categories.close')}</span>
        </button>
      </div>
      <nav aria-label={text('shell.categories.allCategories')}>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category.id}>
              <DrawerCategory category={category} />
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.advice}>
        <Phone size={20} strokeWidth={1.5} aria-hidden />
        <span>
          {text('shell.strip.advice')} <a href={operator.phoneLink}>{operator.phone}</a>
        </span>
      </p>
    </div>
  );
}

function DrawerCategory({ category }: { category: NavigationCategory }) {
  const text = useText();
  const to = category.path;
  if (category.children.length === 0) {
    return (
      <ShopLink className={styles.entry} to={to}>
        {category.name}
      </ShopLink>
    );
  }
  return (
    <details name="drawer-category">
      <summary className={styles.entry}>
        {category.name}
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
      </summary>
      <ul className={styles.children}>
        {category.children.map((child) => (
          <li key={child.id}>
            <ShopLink className={styles.child} to={child.path}>
              {child.name}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink className={styles.child} to={to}>
            {text('shell.categories.all', { category: category.name })}
          </ShopLink>
        </li>
      </ul>
    </details>
  );
}
