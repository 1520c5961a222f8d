import { Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { confirmOrderAgain } from '#client/commerce/order-management.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ConsoleRecord } from '../../../data/record.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DialogForm } from './DialogForm.tsx';

/** Sends the confirmation of an order once more. */
export function ConfirmationForm({ order, onClose }: { order: ConsoleRecord; onClose: () => void }) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const address = String(order.values.ContactEmail__c ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirmOrderAgain(platform, order.id),
    onSuccess: (toAddress) => {
      notify(say('orderWork.confirmed', { address: toAddress }), { autoHideDuration: 8000 });
      onClose();
    },
  });
  return (
    <DialogForm
      submit={say('orderWork.send')}
      isReady
      isFilled={false}
      {...{ isPending, error, onClose }}
      onSubmit={mutate}
    >
      <Typography>
        {address ? say('orderWork.confirmTo', { address }) : say('orderWork.confirmToBuyer')}
      </Typography>
    </DialogForm>
  );
}
