import { Form } from 'react-router';
import type { Address } from '#client/commerce/addresses.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { AddressText } from '../addresses/AddressText.tsx';
import { addressLines, fullName } from '../addresses/address-lines.ts';
import { ShipmentLine } from './ShipmentLine.tsx';
import styles from './shipments.module.css';
import type { Shipment } from './shipments.server.ts';

interface ShipmentCardProps {
  shipment: Shipment;
  number: number;
  shipments: Shipment[];
  addresses: Address[];
}

/** A delivery: where it goes, what is in it, and how to change both. */
export function ShipmentCard({ shipment, number, shipments, addresses }: ShipmentCardProps) {
  const text = useText();
  const { country } = useFormats();
  const title = text('checkout.shipments.number', { number });
  const others = shipments
    .map(({ id, address }, place) => ({
      id,
      label: [text('checkout.shipments.number', { number: place + 1 }), address && fullName(address)]
        .filter(Boolean)
        .join(': '),
    }))
    .filter(({ id }) => id !== shipment.id);
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          <address>
            {shipment.address ? (
              <AddressText address={shipment.address} />
            ) : (
              text('checkout.shipments.noAddress')
            )}
          </address>
        </div>
        {shipments.length > 1 ? (
          <Form method="post">
            <input type="hidden" name="intent" value="dissolve" />
            <input type="hidden" name="deliveryGroupId" value={shipment.id} />
            <button type="submit" className={button({ look: 'quiet' })}>
              {text('checkout.shipments.dissolve')}
              <span className="visually-hidden">: {title}</span>
            </button>
          </Form>
        ) : null}
      </header>
      {addresses.length > 0 ? (
        <Form method="post" className={styles.redirect}>
          <input type="hidden" name="intent" value="redirect" />
          <input type="hidden" name="deliveryGroupId" value={shipment.id} />
          <SelectField
            id={`address-${shipment.id}`}
            name="addressId"
            label={text('checkout.shipments.otherAddress')}
            defaultValue={shipment.address?.id ?? addresses[0]?.addressId}
            options={addresses.map((address) => ({
              value: address.addressId,
              label: [fullName(address), ...addressLines(address, country)].join(', '),
            }))}
          />
          <button type="submit" className={button({ look: 'secondary' })}>
            {text('checkout.shipments.redirect')}
          </button>
        </Form>
      ) : null}
      {shipment.lines.length === 0 ? <p>{text('checkout.shipments.empty')}</p> : null}
      <ul className={styles.lines}>
        {shipment.lines.map((line) => (
          <li key={line.id}>
            <ShipmentLine line={line} others={others} />
          </li>
        ))}
      </ul>
    </section>
  );
}
