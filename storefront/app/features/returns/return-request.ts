import type { ReturnRequest } from '#client/commerce/inquiries.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import type { Messages } from '../../i18n/texts.ts';
import type { OrderDetailView, OrderedItem } from '../orders/order-detail.ts';

export const returnReasons = ['Damaged', 'WrongItem', 'NotNeeded'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export type ReturnFieldError = keyof Messages['orders']['return']['error'];

/** Longest message, as the platform takes it. */
export const longestMessage = 1000;

/** A line of an order that can come back. */
export interface ReturnableItem extends Pick<OrderedItem, 'id' | 'productId' | 'name' | 'pzn'> {
  /** Packs that were sent and have not come back. */
  most: number;
  /** Comes back only where it was damaged or wrong. */
  isMedicine: boolean;
}

/** What a buyer has filled in; the packs as they were typed, by the id of their line. */
export interface TypedReturn {
  packs: Record<string, string>;
  reason: ReturnReason | undefined;
  message: string;
}

/** The lines of an order of which something can come back. */
export function returnableItems(
  { deliveries }: OrderDetailView,
  medicines: ReadonlySet<string>,
): ReturnableItem[] {
  return deliveries.flatMap(({ items }) =>
    items.flatMap(({ id, productId, name, pzn, sent, returned }) => {
      const most = sent - returned;
      const isMedicine = productId !== undefined && medicines.has(productId);
      return most > 0 ? [{ id, productId, name, pzn, most, isMedicine }] : [];
    }),
  );
}

/** Name of the field for the packs of a line. */
export const packsField = (id: string): string => `packs-${id}`;

/** Reads the form. */
export function readReturn(form: FormData, items: readonly ReturnableItem[]): TypedReturn {
  const reason = formText(form, 'reason');
  return {
    packs: Object.fromEntries(items.map(({ id }) => [id, formText(form, packsField(id))])),
    reason: returnReasons.find((one) => one === reason),
    message: formText(form, 'message').slice(0, longestMessage),
  };
}

/** What is wrong, by field; no entry where all is well. */
export function returnErrors(
  { packs, reason }: TypedReturn,
  items: readonly ReturnableItem[],
): FieldErrors<ReturnFieldError> {
  const errors: FieldErrors<ReturnFieldError> = {};
  for (const { id, most, isMedicine } of items) {
    const typed = packs[id] ?? '';
    if (!/^\d*$/.test(typed) || Number(typed) > most) errors[packsField(id)] = 'packs';
    else if (Number(typed) > 0 && isMedicine && reason === 'NotNeeded') errors[packsField(id)] = 'medicine';
  }
  const [first] = items;
  if (first && Object.keys(errors).length === 0 && items.every(({ id }) => !Number(packs[id])))
    errors[packsField(first.id)] = 'nothing';
  return reason ? errors : { ...errors, reason: 'reason' };
}

/** What the platform is asked; the form has been checked before. */
export function returnRequest(
  orderNumber: string,
  { packs, reason = 'NotNeeded', message }: TypedReturn,
): ReturnRequest {
  const items = Object.entries(packs).flatMap(([orderItemId, typed]) =>
    Number(typed) > 0 ? [{ orderItemId, quantity: Number(typed) }] : [],
  );
  return { orderNumber, items, reason, ...(message && { message }) };
}
