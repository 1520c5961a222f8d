import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import styles from './payment-link.module.css';

/** The address of a payment link, to be passed on. */
export function LinkAddress({ address }: { address: string }) {
  const text = useText();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const box = useRef<HTMLElement>(null);

  async function copy() {
    box.current?.querySelector('input')?.select();
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }

  return (
    <section ref={box} className={styles.address}>
      <h2>{text('paymentLink.share')}</h2>
      <TextField
        label={text('paymentLink.address')}
        help={text('paymentLink.addressHelp')}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        type="button"
        data-needs-script
        className={button({ look: 'secondary' })}
        onClick={() => void copy()}
      >
        <Copy size={20} strokeWidth={1.5} aria-hidden />
        {text('paymentLink.copy')}
      </button>
      {outcome ? (
        <StatusMessage kind={outcome === 'copied' ? 'info' : 'warning'} live>
          {text(`paymentLink.${outcome}`)}
        </StatusMessage>
      ) : null}
    </section>
  );
}
