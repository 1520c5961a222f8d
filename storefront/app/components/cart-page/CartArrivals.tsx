import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../controls/StatusMessage.tsx';

/** What has just come into the cart, as the address says: packs of a product, or an order once more. */
export function CartArrivals() {
  const text = useText();
  const [parameters] = useSearchParams();
  const added = Number(parameters.get('added') ?? 0);
  const notAdded = Number(parameters.get('notAdded') ?? Number.NaN);
  if (added > 0) {
    return (
      <StatusMessage kind="success" live>
        {text('cart.added', { count: added })}
      </StatusMessage>
    );
  }
  if (!(notAdded >= 0)) return null;
  return (
    <StatusMessage kind={notAdded > 0 ? 'warning' : 'success'} live>
      {notAdded > 0 ? text('cart.notAdded', { count: notAdded }) : text('cart.orderedAgain')}
    </StatusMessage>
  );
}
