import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import type { CategoryView } from './category.server.ts';
import styles from './category-head.module.css';

/** Name and description of a category, and what lies below it. */
export function CategoryHead({ category }: { category: CategoryView }) {
  const text = useText();
  return (
    <header className={styles.head}>
      <h1>{category.name}</h1>
      {category.description ? <p className={styles.description}>{category.description}</p> : null}
      {category.children.length > 0 ? (
        <nav aria-label={text('list.subcategories')}>
          <ul className={styles.children}>
            {category.children.map(({ id, name, path }) => (
              <li key={id}>
                <ShopLink to={path} className={styles.child} prefetch="intent">
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  );
}
