import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import type { ParcelView } from './parcel.ts';
import styles from './parcels.module.css';

/** Where the parcels of an order are; nothing before the first is on its way. */
export function Parcels({ parcels }: { parcels: readonly ParcelView[] }) {
  const text = useText();
  if (parcels.length === 0) return null;
  return (
    <section className={styles.parcels} aria-labelledby="parcels">
      <h2 id="parcels">{text('orders.parcels.title')}</h2>
      <ul>
        {parcels.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} />
        ))}
      </ul>
    </section>
  );
}

const KNOWN = ['Created', 'In Transit', 'Delivered', 'Failed Delivery'] as const;

function Parcel({ parcel }: { parcel: ParcelView }) {
  const text = useText();
  const { date } = useFormats();
  const { carrier, trackingNumber, trackingUrl, expected, delivered, items } = parcel;
  const known = KNOWN.find((status) => status === parcel.status);
  return (
    <li className={styles.parcel}>
      <p>
        <strong>{known ? text(`orders.parcels.state.${known}`) : parcel.status}</strong>
        {delivered ? ` ${text('orders.parcels.delivered', { date: date(delivered) })}` : null}
        {expected ? ` · ${text('orders.parcels.expected', { date: date(expected) })}` : null}
      </p>
      {items.length > 0 ? (
        <ul className={styles.items} aria-label={text('orders.parcels.contents')}>
          {items.map(({ id, name, quantity }) => (
            <li key={id}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      ) : null}
      {carrier || trackingNumber ? (
        <p className={styles.carrier}>{[carrier, trackingNumber].filter(Boolean).join(' · ')}</p>
      ) : null}
      {trackingUrl ? (
        <p data-screen-only>
          <a href={trackingUrl} rel="noreferrer">
            {text('orders.parcels.track')}
          </a>
        </p>
      ) : null}
    </li>
  );
}
