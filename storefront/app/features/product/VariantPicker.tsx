import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './variant-picker.module.css';
import type { VariantGroup } from './variants.ts';

/** What can be chosen, each choice an address of its own. */
export function VariantPicker({ groups }: { groups: VariantGroup[] }) {
  const text = useText();
  return groups.map(({ id, label: own, variants }) => {
    const label = own ?? text('product.variants');
    return (
      <nav key={id} aria-label={label}>
        <p className={styles.label}>{label}</p>
        <ul className={styles.list}>
          {variants.map((variant) => (
            <li key={variant.label}>
              {variant.productId ? (
                <ShopLink
                  to={`/product/detail/${variant.productId}`}
                  className={classNames(styles.choice, variant.isChosen && styles.chosen)}
                  aria-current={variant.isChosen ? 'true' : undefined}
                  preventScrollReset
                  replace
                >
                  {variant.label}
                </ShopLink>
              ) : (
                <span className={classNames(styles.choice, styles.missing)}>{variant.label}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}
