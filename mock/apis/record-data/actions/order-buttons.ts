import { makeNamedId } from '#mock/store/ids.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import type { Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow, Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { managesOrders } from '../../commerce/order-management/open-order.ts';
import type { Button } from './button.ts';

interface OrderButton {
  readonly apiName: string;
  readonly label: Label;
  readonly isOffered: (state: OrderState) => boolean;
}

/** What of an order is known when its buttons are drawn. */
interface OrderState {
  readonly status: unknown;
  readonly isPlaced: boolean;
  readonly cancellable: number;
  readonly returnable: number;
  readonly fulfilled: number;
  readonly changed: number;
}

const buttons: readonly OrderButton[] = [
  {
    apiName: 'Order.CancelItems',
    label: { de: 'Stornieren', en: 'Cancel items' },
    isOffered: ({ cancellable }) => cancellable > 0,
  },
  {
    apiName: 'Order.ReturnItems',
    label: { de: 'Rücksendung', en: 'Return items' },
    isOffered: ({ returnable }) => returnable > 0,
  },
  {
    apiName: 'Order.Refund',
    label: { de: 'Erstatten', en: 'Refund' },
    isOffered: ({ changed }) => changed > 0,
  },
  {
    apiName: 'Order.ChangeDeliveryAddress',
    label: { de: 'Lieferadresse ändern', en: 'Change delivery address' },
    isOffered: ({ status, fulfilled }) => status === 'Activated' && fulfilled === 0,
  },
  {
    apiName: 'Order.SendConfirmation',
    label: { de: 'Bestätigung erneut senden', en: 'Send confirmation again' },
    isOffered: ({ isPlaced, status }) => isPlaced && status !== 'Draft',
  },
];

/** What those who look after orders may do with a placed order as it is now; nothing for others (PF-CHANGE-10). */
export async function orderButtons(
  store: Store,
  definition: ObjectDefinition,
  row: AnyRow,
  viewer: Viewer,
): Promise<Button[]> {
  if (definition.apiName !== 'Order' || !managesOrders(viewer.profileName)) return [];
  const state = await stateOf(store, row);
  const { color, iconUrl } = themeInfo(definition);
  return buttons
    .filter(({ isOffered }) => isOffered(state))
    .map(({ apiName, label }) => ({
      action: {
        apiName,
        iconUrl,
        id: makeNamedId('00b', apiName),
        label: label[viewer.language],
        primaryColor: color,
        section: 'Page',
        targetObject: 'Order',
        type: 'CustomButton',
      },
    }));
}

async function stateOf(store: Store, { Id, Status: status }: AnyRow): Promise<OrderState> {
  const summary = await store.findOne('OrderSummary', { where: { OriginalOrderId: Id } });
  const items = summary ? await goodsOf(store, summary.Id) : [];
  const sum = (countOf: (item: Row<'OrderItemSummary'>) => number | null) =>
    items.reduce((total, item) => total + (countOf(item) ?? 0), 0);
  return {
    status,
    isPlaced: summary !== undefined,
    cancellable: sum((item) => item.QuantityAvailableToCancel),
    returnable: sum((item) => item.QuantityAvailableToReturn),
    fulfilled: sum((item) => item.QuantityFulfilled),
    changed: sum((item) => item.QuantityCanceled + item.QuantityReturned),
  };
}

const goodsOf = (store: Store, OrderSummaryId: string) =>
  store.find('OrderItemSummary', { where: { OrderSummaryId, Product2Id: { ne: null } } });
