import { ChevronDown, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useClosingPanel } from '../../ui/controls/use-closing-panel.ts';
import styles from './mini-cart-panel.module.css';

const MiniCart = lazy(() => import('./MiniCart.tsx'));
const panelId = 'mini-cart';

/** Opens the cart beside the page; what it holds is fetched with the code for it when it is opened first. */
export function MiniCartPanel() {
  const text = useText();
  const panel = useClosingPanel();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const close = () => panel.current?.hidePopover();

  useEffect(() => panel.current?.hidePopover(), [pathname]);

  return (
    <>
      <button type="button" className={styles.open} popoverTarget={panelId} data-needs-script>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
        <span className="visually-hidden">{text('shell.cart.show')}</span>
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={text('shell.cart.label')}
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles.head}>
          <p className={styles.title}>{text('shell.cart.label')}</p>
          <button type="button" className={styles.close} onClick={close}>
            <X size={20} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{text('shell.cart.hide')}</span>
          </button>
        </div>
        {isOpen ? (
          <Suspense fallback={<p>{text('shell.loading')}</p>}>
            <MiniCart onLeave={close} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
