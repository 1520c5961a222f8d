import { Alert, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type ChangeItem, type ChangeKind, submitOrderChange } from '#client/commerce/order-management.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { moneyFormat } from '../../fields/money-format.ts';
import { choicesFor } from '../../inputs/choices.ts';
import { ChangeFigures } from './ChangeFigures.tsx';
import { DialogForm } from './DialogForm.tsx';
import { LineTable } from './LineTable.tsx';
import { availableOf, faultOf, itemsOf, proposedFor } from './quantities.ts';
import { changePicklistsQuery, type PlacedOrderData } from './read-placed-order.ts';
import { useChangeFigures } from './use-change-figures.ts';
import { useOnceKey } from './use-once-key.ts';

interface ChangeFormProps {
  kind: ChangeKind;
  label: string;
  data: PlacedOrderData;
  onClose: () => void;
}

/** Packs that are cancelled or taken back, line by line, with what it comes to before it is done. */
export function ChangeForm({ kind, label, data, onClose }: ChangeFormProps) {
  const say = useText();
  const locale = useLocale();
  const notify = useNotify();
  const platform = usePlatform();
  const lines = data.lines.filter((line) => availableOf(kind, line) > 0);
  const [proposed] = useState(() => proposedFor(kind, lines));
  const [quantities, setQuantities] = useState(proposed);
  const [reason, setReason] = useState('');
  const [withShipping, setWithShipping] = useState(false);
  const [isRestocked, setRestocked] = useState(false);
  const { data: picklists } = useQuery(changePicklistsQuery(platform));
  const reasons = choicesFor(picklists?.picklistFieldValues.Reason__c, null, {});
  const isFaulty = lines.some((line) => faultOf(quantities[line.Id], availableOf(kind, line)));
  const changeItems = itemsOf(lines, quantities).map((item) => ({
    ...item,
    reason: (reason || 'Unknown') as ChangeItem['reason'],
    shippingReductionFlag: withShipping,
  }));
  const change = { kind, changeItems, isRestocked };
  const isCounted = changeItems.length > 0 && !isFaulty;
  const figures = useChangeFigures(data, isCounted ? change : undefined);
  const key = useOnceKey(JSON.stringify(change));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => submitOrderChange(platform, data, change, key),
    onSuccess: ({ grandTotalAmount, totalRefundableAmount }) => {
      const money = moneyFormat(locale);
      const values = {
        amount: money(-Number(grandTotalAmount)),
        back: money(Number(totalRefundableAmount ?? 0)),
      };
      const isBack = Number(totalRefundableAmount ?? 0) > 0;
      notify(say(outcome(kind, isBack), values), { autoHideDuration: 8000 });
      onClose();
    },
  });
  return (
    <DialogForm
      submit={label}
      isReady={isCounted && reason !== '' && !figures.error}
      isFilled={quantities !== proposed || reason !== ''}
      {...{ isPending, error, onClose }}
      onSubmit={mutate}
    >
      {lines.length === 0 ? (
        <Alert severity="info">{say(`orderWork.nothingTo${kind}`)}</Alert>
      ) : (
        <LineTable {...{ kind, lines, quantities }} onChange={setQuantities} />
      )}
      <TextField
        select
        required
        label={say('orderWork.reason')}
        value={reasons.length > 0 ? reason : ''}
        onChange={({ target }) => setReason(target.value)}
        helperText={changeItems.length > 0 && !reason && say('orderWork.reasonNeeded')}
      >
        {reasons.map(({ value, label: text }) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={withShipping} onChange={(_, isOn) => setWithShipping(isOn)} />}
        label={say('orderWork.withShipping')}
      />
      {kind === 'Return' && (
        <FormControlLabel
          control={<Checkbox checked={isRestocked} onChange={(_, isOn) => setRestocked(isOn)} />}
          label={say('orderWork.restock')}
        />
      )}
      <ChangeFigures {...{ kind, data, figures }} />
    </DialogForm>
  );
}

function outcome(kind: ChangeKind, isBack: boolean) {
  if (kind === 'Cancel') return isBack ? 'orderWork.cancelledWithMoney' : 'orderWork.cancelled';
  return isBack ? 'orderWork.returnedWithMoney' : 'orderWork.returned';
}
