import { Alert, Box, Typography } from '@mui/material';
import type { ChangeKind } from '#client/commerce/order-management.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { moneyFormat } from '../../fields/money-format.ts';
import type { PlacedOrderData } from './read-placed-order.ts';
import type { Figures } from './use-change-figures.ts';

interface ChangeFiguresProps {
  kind: ChangeKind;
  data: PlacedOrderData;
  figures: Figures;
}

/** What a change takes off the order, and what becomes of the money. */
export function ChangeFigures({ kind, data, figures: { balances, error } }: ChangeFiguresProps) {
  const say = useText();
  const money = moneyFormat(useLocale());
  if (error) return <Alert severity="error">{problemText(error, say)}</Alert>;
  if (!balances) return <Typography color="textSecondary">{say('orderWork.choose')}</Typography>;
  const off = Number(balances.grandTotalAmount);
  const rows = [
    ['goods', Number(balances.totalAdjustedProductAmount)],
    ['shipping', Number(balances.totalAdjustedDeliveryAmount)],
    ['tax', Number(balances.totalTaxAmount)],
    ['newTotal', data.total + off],
  ] as const;
  const back = Number(balances.totalRefundableAmount ?? 0);
  return (
    <Box component="section" aria-label={say('orderWork.figures')} aria-live="polite">
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 4 }}
      >
        {rows.map(([name, amount]) => (
          <Box key={name} sx={{ display: 'contents', fontWeight: name === 'newTotal' ? 600 : 400 }}>
            <Box component="dt" sx={{ fontWeight: 'inherit' }}>
              {say(`orderWork.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 'inherit' }}>
              {money(amount)}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {moneyText()}
      </Typography>
    </Box>
  );

  function moneyText(): string {
    if (!data.card) return say('orderWork.noCard', { method: data.paymentMethod ?? '–' });
    const values = { amount: money(back), card: data.card };
    return say(kind === 'Cancel' ? 'orderWork.goesBack' : 'orderWork.canGoBack', values);
  }
}
