import { addDays, type Day, germanTime, weekdayOf } from './days.ts';
import { isHoliday } from './holidays.ts';

/** How a store sends. */
export interface Dispatch {
  /** Time of day in Germany until which an order leaves on the same day, as in 15:00. */
  cutOff: string;
  /** Federal state of whose holidays nothing leaves and nothing is delivered. */
  state: string;
  onSaturdays: boolean;
}

/** How many days of delivery lie between leaving and arriving. */
export interface Transit {
  min: number;
  max: number;
}

/** What can be said about an order at a moment. */
export interface DeliveryPromise {
  /** The day on which, until the cut-off time, it has to be placed. */
  orderBy: Day;
  /** Days from today to that day. */
  daysLeft: number;
  from: Day;
  to: Day;
}

/** When an order arrives that is placed now, or at the next day of dispatch before its cut-off time. */
export function deliveryPromise(now: Date, dispatch: Dispatch, { min, max }: Transit): DeliveryPromise {
  const { cutOff, state, onSaturdays } = dispatch;
  const isDelivered = (day: Day) => weekdayOf(day) !== 0 && !isHoliday(day, state);
  const leaves = (day: Day) => isDelivered(day) && (onSaturdays || weekdayOf(day) !== 6);
  const today = germanTime(now);
  let orderBy = today.day;
  let daysLeft = 0;
  while (!leaves(orderBy) || (daysLeft === 0 && today.time >= cutOff)) {
    orderBy = addDays(orderBy, 1);
    daysLeft += 1;
  }
  return {
    orderBy,
    daysLeft,
    from: later(orderBy, min, isDelivered),
    to: later(orderBy, max, isDelivered),
  };
}

/** The day that comes so many days of delivery later. */
function later(day: Day, count: number, isDelivered: (day: Day) => boolean): Day {
  let left = count;
  let reached = day;
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isDelivered(reached)) left -= 1;
  }
  return reached;
}
