import { useText } from '../../i18n/texts.ts';
import type { DeliveryOption } from './checkout-view.ts';

const daysPerWeek = 5;

/** Says how long a delivery takes. */
export function useTransitText(): (transit: DeliveryOption['transit']) => string {
  const text = useText();
  return (transit) => {
    if (!transit) return '';
    if (transit.unit === 'Hours')
      return text('checkout.delivery.hours', { min: transit.min, max: transit.max });
    const factor = transit.unit === 'Weeks' ? daysPerWeek : 1;
    const [min, max] = [transit.min * factor, transit.max * factor];
    return min === max
      ? text('checkout.delivery.days', { count: max })
      : text('checkout.delivery.daysBetween', { min, max });
  };
}
