import { useEffect, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { answerField } from '../../forms/answer.ts';
import { ScriptedAnswer } from '../../forms/ScriptedAnswer.tsx';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { QuantityControl } from '../../ui/controls/QuantityControl.tsx';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import type { CartLine } from './cart-view.ts';

/** How long a person may go on changing the quantity before it is sent, in milliseconds. */
const pause = 400;

interface LineQuantityProps {
  line: CartLine;
  fetcher: FetcherWithComponents<unknown>;
}

/** The quantity of a line. It is sent after a pause; without scripts a button sends it. */
export function LineQuantity({ line, fetcher }: LineQuantityProps) {
  const text = useText();
  const action = useShopPath()('/cart');
  const [wanted, setWanted] = useState(line.quantity);
  const { submit, state } = fetcher;

  useEffect(() => {
    if (state === 'idle') setWanted(line.quantity);
  }, [line.quantity, state]);

  useEffect(() => {
    if (wanted === line.quantity) return;
    const values = { cartItemId: line.id, quantity: String(wanted), [answerField]: 'data' };
    const timer = setTimeout(() => void submit(values, { method: 'post', action }), pause);
    return () => clearTimeout(timer);
  }, [wanted, line.id, line.quantity, action, submit]);

  return (
    <fetcher.Form method="post" action={action}>
      <ScriptedAnswer />
      <input type="hidden" name="cartItemId" value={line.id} />
      <QuantityControl
        product={line.product.name}
        value={wanted}
        onChange={setWanted}
        maximum={line.product.maximum}
      />
      <noscript>
        <button type="submit" className={button({ look: 'secondary' })}>
          {text('cart.update')}
        </button>
      </noscript>
    </fetcher.Form>
  );
}
