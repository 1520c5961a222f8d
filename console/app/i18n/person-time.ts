import { TZDate } from '@date-fns/tz';

/** Where the shop is: its moments are shown and typed in this time, wherever its people sit. */
export const SHOP_ZONE = 'Europe/Berlin';

/** A moment (ISO 8601) as a date-time input has it: in the time of the shop, to the minute. */
export function toShopInput(iso: unknown): string {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return '';
  return inShop(iso).toISOString().slice(0, 16);
}

/** What a date-time input has, as a moment in UTC; null where it is empty. */
export const fromShopInput = (text: string): string | null => (text ? fromShopTime(text) : null);

/** A day with a time of the shop, as in 2026-03-02T10:30 with or without seconds, as a moment in UTC. */
export function fromShopTime(text: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0] = text
    .split(/\D+/)
    .map(Number);
  const local = new TZDate(year, month - 1, day, hour, minute, second, millisecond, SHOP_ZONE);
  return new Date(local.getTime()).toISOString();
}

/** The day that it is in the shop at a moment, as ISO 8601. */
export const shopDay = (moment: Date | string): string => inShop(moment).toISOString().slice(0, 10);

const inShop = (moment: Date | string): TZDate => new TZDate(new Date(moment).getTime(), SHOP_ZONE);
