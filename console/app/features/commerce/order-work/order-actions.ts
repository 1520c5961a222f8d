import type { PlatformAction } from '#client/actions/types.ts';

/** Buttons of an order that open a dialog of the console. */
const OPENED = [
  'Order.CancelItems',
  'Order.ReturnItems',
  'Order.Refund',
  'Order.ChangeDeliveryAddress',
  'Order.SendConfirmation',
] as const;

export type OrderAction = (typeof OPENED)[number];

export const isOrderAction = (apiName: string): apiName is OrderAction =>
  (OPENED as readonly string[]).includes(apiName);

/** Whether a button of the platform opens a dialog for the work on an order. */
export const opensOrderDialog = ({ type, apiName }: PlatformAction): boolean =>
  type === 'CustomButton' && isOrderAction(apiName);
