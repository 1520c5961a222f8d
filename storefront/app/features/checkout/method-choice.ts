import { formText } from '../../forms/form-text.ts';
import type { CheckoutDelivery } from './checkout-view.ts';

/** Name of the field that holds the chosen method of a delivery. */
export function methodField(deliveryId: string): string {
  return `method-${deliveryId}`;
}

/** The methods that were chosen, and the deliveries for which none is that is offered. */
export function readMethods(form: FormData, deliveries: readonly Pick<CheckoutDelivery, 'id' | 'options'>[]) {
  const chosen = deliveries.map(({ id, options }) => ({
    id,
    method: options.find((option) => option.id === formText(form, methodField(id))),
  }));
  return {
    items: chosen.flatMap(({ id, method }) => (method ? [{ id, selectedDeliveryMethodId: method.id }] : [])),
    missing: chosen.flatMap(({ id, method }) => (method ? [] : [id])),
  };
}
