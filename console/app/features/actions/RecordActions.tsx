import { Box, Button, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PlatformAction } from '#client/actions/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { useRested } from '../../ui/use-rested.ts';
import { isOrderAction, opensOrderDialog } from '../commerce/order-work/order-actions.ts';
import { useAskForPlacedOrder } from '../commerce/order-work/read-placed-order.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { useOfferActions } from './offered-actions.ts';
import { QuickActionDialog } from './QuickActionDialog.tsx';
import { isQuick } from './use-actions.ts';
import { useOpenAction } from './use-open-action.ts';

const OrderDialog = laterPart(
  async () => (await import('../commerce/order-work/OrderDialog.tsx')).OrderDialog,
);

/** As many of the actions stand beside each other where there is room. */
const AT_HAND = 2;

/** Beside the one button that matters most. */
const QUIET = { borderColor: 'divider' };

interface RecordActionsProps {
  record: ConsoleRecord;
  actions: readonly PlatformAction[];
  /** Whether there is room for the menu alone. */
  isNarrow?: boolean;
}

/** The quick actions and the work on orders that the platform offers for a record as it is now. */
export function RecordActions({ record, actions, isNarrow = false }: RecordActionsProps) {
  const say = useText();
  const { open, start, close } = useOpenAction(record.apiName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const quick = actions.filter((action) => isQuick(action) || opensOrderDialog(action));
  const opened = quick.find(({ apiName }) => apiName === open);
  const askForPlacedOrder = useAskForPlacedOrder(record);
  const choose = (apiName: string) => {
    setAnchor(null);
    if (isOrderAction(apiName)) askForPlacedOrder();
    start(apiName);
  };
  const hasOrderWork = quick.some(opensOrderDialog);
  useIdle(OrderDialog.ask, hasOrderWork);
  useIdle(askForPlacedOrder, useRested() && hasOrderWork);
  useOfferActions(quick, recordName(record), choose);
  if (quick.length === 0) return null;
  return (
    <>
      <Box sx={{ display: { xs: 'none', lg: isNarrow ? 'none' : 'flex' }, gap: 2 }}>
        {quick.slice(0, AT_HAND).map((action) => (
          <Button
            key={action.apiName}
            variant="outlined"
            color="inherit"
            sx={QUIET}
            onClick={() => choose(action.apiName)}
          >
            {action.label}
          </Button>
        ))}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        sx={QUIET}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('actions.title')}
      </Button>
      <PageMenu label={say('actions.title')} anchor={anchor} onClose={() => setAnchor(null)}>
        {quick.map((action) => (
          <MenuItem key={action.apiName} onClick={() => choose(action.apiName)}>
            <ActionIcon action={action} />
            {action.label}
          </MenuItem>
        ))}
      </PageMenu>
      {opened && !isOrderAction(opened.apiName) && (
        <QuickActionDialog actionApiName={opened.apiName} context={record} onClose={close} />
      )}
      {opened && isOrderAction(opened.apiName) && (
        <Suspense fallback={null}>
          <OrderDialog action={opened.apiName} label={opened.label ?? ''} order={record} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
