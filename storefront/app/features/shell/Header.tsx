import { Menu } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { MiniCartPanel } from '../cart/MiniCartPanel.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CartLink } from './CartLink.tsx';
import { CategoryDrawer, drawerId } from './CategoryDrawer.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import styles from './header.module.css';
import { Logo } from './Logo.tsx';
import { ServiceStrip } from './ServiceStrip.tsx';
import type { ShellData } from './shell-data.ts';
import { WishLink } from './WishLink.tsx';

/**
 * The counter of the shop. On scroll the strip and, on phones, the row with the logo leave; the search stays.
 */
export function Header({ shell }: { shell: ShellData }) {
  const text = useText();
  return (
    <>
      <header className={styles.header}>
        <ServiceStrip freeShippingFrom={shell.freeShippingFrom} />
        <div className={`page ${styles.bar}`}>
          <div className={styles.logo}>
            <Logo />
          </div>
          <button type="button" className={styles.menu} popoverTarget={drawerId}>
            <Menu size={24} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{text('shell.categories.open')}</span>
          </button>
          <div className={styles.search}>
            <SearchField />
          </div>
          <div className={styles.account}>
            <AccountLink visitor={shell.visitor} />
            <WishLink count={shell.wishes.length} />
          </div>
          <div className={styles.cart}>
            <CartLink count={shell.cartCount} />
            <MiniCartPanel />
          </div>
        </div>
      </header>
      <CategoryNavigation categories={shell.categories} />
      <CategoryDrawer categories={shell.categories} />
    </>
  );
}
