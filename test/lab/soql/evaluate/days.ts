/** Days from the first to the last, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const IN_SHOP = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The day and time of a moment by the clock of the shop, such as `2026-06-01 14:00:00`. */
export function inShop(moment: string): string {
  return IN_SHOP.format(new Date(moment));
}

/** The days that a date literal names, seen from a day. */
export function daysOf(name: string, count: number | undefined, today: string): Days {
  const named = name.replace('FISCAL_', '');
  if (named === 'LAST_90_DAYS') return daysOf('LAST_N_DAYS', 90, today);
  if (named === 'NEXT_90_DAYS') return daysOf('NEXT_N_DAYS', 90, today);
  const near = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 }[named];
  if (near !== undefined) return units('DAY', today, near, near);
  const plain = /^(LAST|THIS|NEXT)_([A-Z]+)$/.exec(named);
  if (plain) {
    const step = plain[1] === 'LAST' ? -1 : plain[1] === 'NEXT' ? 1 : 0;
    return units(String(plain[2]), today, step, step);
  }
  const unit = String(/_([A-Z]+)S(_AGO)?$/.exec(named)?.[1]);
  const number = count ?? 0;
  if (named.endsWith('_AGO')) return units(unit, today, -number, -number);
  if (named.startsWith('NEXT')) return units(unit, today, 1, number);
  // The day that is under way counts among the last days, any longer unit does not.
  return units(unit, today, -number, unit === 'DAY' ? 0 : -1);
}

/** From the beginning of one unit to the end of another, counted from the current one. */
function units(unit: string, today: string, first: number, last: number): Days {
  return { from: begin(unit, today, first), to: shifted(begin(unit, today, last + 1), -1) };
}

function begin(unit: string, today: string, steps: number): string {
  const date = new Date(`${today}T12:00:00Z`);
  if (unit === 'DAY') return shifted(today, steps);
  if (unit === 'WEEK') {
    let monday = today;
    while (new Date(`${monday}T12:00:00Z`).getUTCDay() !== 1) monday = shifted(monday, -1);
    return shifted(monday, steps * 7);
  }
  const months = { MONTH: 1, QUARTER: 3, YEAR: 12 }[unit] ?? 0;
  const counted = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const first = (Math.floor(counted / months) + steps) * months;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}-01`;
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
