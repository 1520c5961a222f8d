import { Form } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { type OrderFilter, orderStatuses } from './order-period.ts';
import styles from './orders.module.css';

/** Narrows the list of orders by number and state. */
export function OrderSearch({ filter }: { filter: OrderFilter }) {
  const text = useText();
  return (
    <Form method="get" className={styles.search} role="search" aria-label={text('orders.search')}>
      {filter.period === 'all' ? null : <input type="hidden" name="period" value={filter.period} />}
      <TextField
        label={text('orders.numberLabel')}
        name="number"
        maxLength={40}
        autoComplete="off"
        defaultValue={filter.number}
      />
      <SelectField
        label={text('orders.status')}
        name="status"
        defaultValue={filter.status ?? ''}
        options={[
          { value: '', label: text('orders.anyStatus') },
          ...orderStatuses.map((value) => ({ value, label: text(`orders.state.${value}`) })),
        ]}
      />
      <button type="submit" className={button({ look: 'secondary' })}>
        {text('orders.apply')}
      </button>
    </Form>
  );
}
