import { type Language, localeOf } from '../../i18n/languages.ts';
import type { Text } from '../../i18n/texts.ts';
import type { Day } from './days.ts';
import type { DeliveryPromise, Dispatch } from './delivery-promise.ts';

/** A promise in words. */
export interface DeliveryText {
  /** Until when to order. */
  until: string;
  /** When it comes then. */
  arrival: string;
}

/** Says a promise; on the server alone, since browsers may know other words for the same day than it does. */
export function deliveryText(
  { orderBy, daysLeft, from, to }: DeliveryPromise,
  { cutOff }: Pick<Dispatch, 'cutOff'>,
  { text, language }: { text: Text; language: Language },
): DeliveryText {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const days = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
    return (day: Day) => days.format(new Date(day));
  };
  const inFull = format({ weekday: 'short', day: 'numeric', month: 'long' });
  /** A day that no line ends in the middle of. */
  const short = (day: Day) => inFull(day).replaceAll(' ', '\u00a0');
  const named = ['delivery.today', 'delivery.tomorrow'] as const;
  const near = named[daysLeft];
  const day = near ? text(near) : format({ weekday: 'long' })(orderBy);
  const time = text('delivery.time', { time: language === 'de' ? cutOff.replace(/^0|:00$/g, '') : cutOff });
  return {
    until: text('delivery.until', { day, time }),
    arrival:
      from === to
        ? text('delivery.on', { day: short(from) })
        : text('delivery.between', { from: short(from), to: short(to) }),
  };
}
