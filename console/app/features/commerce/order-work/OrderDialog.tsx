import { DialogTitle, LinearProgress } from '@mui/material';
import { useId } from 'react';
import type { ConsoleRecord } from '../../../data/record.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FormDialog } from '../../record/FormDialog.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import type { OrderAction } from './order-actions.ts';
import { RefundForm } from './RefundForm.tsx';
import { type PlacedOrderData, usePlacedOrder } from './read-placed-order.ts';

interface OrderDialogProps {
  action: OrderAction;
  label: string;
  order: ConsoleRecord;
  onClose: () => void;
}

/** What is done with an order after it was placed. */
export function OrderDialog({ action, label, order, onClose }: OrderDialogProps) {
  const say = useText();
  const titleId = useId();
  const { data, error, refetch } = usePlacedOrder(order);
  return (
    <FormDialog onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ px: { xs: 3, sm: 6 } }}>
        {label}
      </DialogTitle>
      {error && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {!error && !data && <LinearProgress aria-label={say('app.loading')} />}
      {data && <Form {...{ action, label, order, data, onClose }} />}
    </FormDialog>
  );
}

function Form({ action, data, order, label, onClose }: OrderDialogProps & { data: PlacedOrderData }) {
  switch (action) {
    case 'Order.CancelItems':
      return <ChangeForm kind="Cancel" {...{ data, label, onClose }} />;
    case 'Order.ReturnItems':
      return <ChangeForm kind="Return" {...{ data, label, onClose }} />;
    case 'Order.Refund':
      return <RefundForm {...{ data, onClose }} />;
    case 'Order.ChangeDeliveryAddress':
      return <AddressForm {...{ order, onClose }} />;
    case 'Order.SendConfirmation':
      return <ConfirmationForm {...{ order, onClose }} />;
  }
}
