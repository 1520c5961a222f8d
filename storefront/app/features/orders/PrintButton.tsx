import { Printer } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';

/** Prints the page, where scripts can. */
export function PrintButton() {
  const text = useText();
  return (
    <button
      type="button"
      data-needs-script
      className={button({ look: 'secondary' })}
      onClick={() => window.print()}
    >
      <Printer size={20} strokeWidth={1.5} aria-hidden />
      {text('orders.print')}
    </button>
  );
}
