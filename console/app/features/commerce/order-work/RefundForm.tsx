import { Alert, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { refundOrder } from '#client/commerce/order-management.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { fromDecimalInput, toDecimalInput } from '../../fields/decimal.ts';
import { moneyFormat } from '../../fields/money-format.ts';
import { DialogForm } from './DialogForm.tsx';
import { cents, type PlacedOrderData } from './read-placed-order.ts';
import { useOnceKey } from './use-once-key.ts';

/** Gives back to the card what was paid beyond the total, or says why there is nothing to give back. */
export function RefundForm({ data, onClose }: { data: PlacedOrderData; onClose: () => void }) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const locale = useLocale();
  const money = moneyFormat(locale);
  const excess = Math.max(0, cents(data.held - data.total));
  const [typed, setTyped] = useState<string>();
  const text = typed ?? toDecimalInput(excess.toFixed(2), locale);
  const amount = amountOf(text, locale);
  const isFit = amount !== undefined && amount > 0 && amount <= excess;
  const key = useOnceKey(`${text} of ${excess}`);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => refundOrder(platform, data, (amount ?? 0).toFixed(2), key),
    onSuccess: () => {
      notify(say('orderWork.refunded', { amount: money(amount ?? 0) }), { autoHideDuration: 8000 });
      onClose();
    },
  });
  const why = data.card ? 'orderWork.nothingToRefund' : 'orderWork.noCard';
  return (
    <DialogForm
      submit={say('orderWork.refund')}
      isReady={isFit}
      isFilled={typed !== undefined}
      {...{ isPending, error, onClose }}
      onSubmit={mutate}
    >
      {excess === 0 && <Alert severity="info">{say(why, { method: data.paymentMethod ?? '–' })}</Alert>}
      {data.card && (
        <Typography>
          {say('orderWork.paid', { paid: money(data.held), total: money(data.total), card: data.card })}
        </Typography>
      )}
      {excess > 0 && (
        <TextField
          required
          label={say('orderWork.refundAmount', { max: money(excess) })}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          error={!isFit}
          helperText={!isFit && say('orderWork.refundAtMost', { max: money(excess) })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
    </DialogForm>
  );
}

const LARGEST = 1_000_000_000;

/** An amount as the person types it; undefined for what is none. */
function amountOf(typed: string, locale: Locale): number | undefined {
  const amount = fromDecimalInput(typed, locale);
  const isAmount = typeof amount === 'number' && amount < LARGEST && cents(amount) === amount;
  return isAmount ? amount : undefined;
}
