import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import type { Arrivals } from './arrivals.ts';
import styles from './cart-page.module.css';

/** What has just come into the cart: packs of a product, an order once more, a list, or the cart of the guest; or that it is left of a checkout. */
export function CartArrivals({ arrivals }: { arrivals: Arrivals | undefined }) {
  const text = useText();
  const [parameters] = useSearchParams();
  const added = Number(parameters.get('added') ?? 0);
  const isCancelled = parameters.has('cancelled');
  if (!arrivals && !(added > 0) && !isCancelled) return null;
  return (
    <div className={styles.arrivals}>
      {arrivals ? (
        <Arrived arrivals={arrivals} />
      ) : (
        <StatusMessage kind="success" live>
          {isCancelled ? text('cart.cancelled') : text('cart.added', { count: added })}
        </StatusMessage>
      )}
    </div>
  );
}

function Arrived({ arrivals: { kind, count, leftOut } }: { arrivals: Arrivals }) {
  const text = useText();
  if (count === 0) {
    return (
      <StatusMessage kind="success" live>
        {text(`cart.arrived.${kind}`)}
      </StatusMessage>
    );
  }
  const unnamed = count - leftOut.length;
  return (
    <StatusMessage kind="warning" live title={text(`cart.leftOut.${kind}`, { count })}>
      <ul className={styles.leftOut}>
        {leftOut.map(({ name, reason }) => (
          <li key={name ?? reason}>
            {name ? (
              <>
                <strong>{name}</strong>:{' '}
              </>
            ) : null}
            {reason}
          </li>
        ))}
        {unnamed > 0 ? <li>{text('cart.leftOut.more', { count: unnamed })}</li> : null}
      </ul>
    </StatusMessage>
  );
}
