import type { Shop } from '../../platform/shop.server.ts';
import { type Dispatch, deliveryPromise, type Transit } from './delivery-promise.ts';
import { deliveryText } from './delivery-text.ts';
import { federalStates } from './holidays.ts';

/** What standard delivery takes, as the tiles of products say. */
export const standardTransit: Transit = { min: 1, max: 2 };

interface Method {
  transitTimeMin?: number | null;
  transitTimeMax?: number | null;
  transitTimeUnit?: string | null;
}

/** The days that a way of delivery takes; undefined where it is counted otherwise. */
export function transitOf({ transitTimeMin: min, transitTimeMax: max, transitTimeUnit }: Method) {
  return min != null && max != null && transitTimeUnit === 'Days' ? { min, max } : undefined;
}

type Asked = Pick<Shop, 'applicationContext' | 'language' | 'text'>;

/** When an order arrives that is placed now, in words; undefined where the store does not say how it sends. */
export function deliveryDay(shop: Asked, transit: Transit | undefined, now = new Date()) {
  const dispatch = dispatchOf(shop);
  return dispatch && transit && deliveryText(deliveryPromise(now, dispatch, transit), dispatch, shop);
}

/** How the store sends, as its record says. */
function dispatchOf({ applicationContext }: Asked): Dispatch | undefined {
  const { dispatchCutOff, dispatchState, dispatchOnSaturdays } = applicationContext?.propertiesEx ?? {};
  if (!dispatchCutOff || !dispatchState || !federalStates.includes(dispatchState)) return undefined;
  return { cutOff: dispatchCutOff, state: dispatchState, onSaturdays: dispatchOnSaturdays ?? false };
}
