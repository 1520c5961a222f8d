import { addDays, type Day, dayOf, weekdayOf } from './days.ts';

/** German federal states by the last part of their ISO 3166-2 code. */
export const federalStates = [
  ...['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV'],
  ...['NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'],
];

const NORTH_AND_EAST = ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'];
const CATHOLIC = ['BW', 'BY', 'NW', 'RP', 'SL'];

/** Holidays on the same day of each year, by month and day, with the states that have them. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  '01-01': federalStates,
  '01-06': ['BW', 'BY', 'ST'],
  '03-08': ['BE', 'MV'],
  '05-01': federalStates,
  // In Bavaria in most towns; where it is none, the promise is a day late rather than a day early.
  '08-15': ['BY', 'SL'],
  '09-20': ['TH'],
  '10-03': federalStates,
  '10-31': NORTH_AND_EAST,
  '11-01': CATHOLIC,
  '12-25': federalStates,
  '12-26': federalStates,
};

/** Holidays by days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const BY_EASTER: Readonly<Record<number, readonly string[]>> = {
  [-2]: federalStates,
  1: federalStates,
  39: federalStates,
  50: federalStates,
  60: [...CATHOLIC, 'HE'],
};

/** Whether a day is a public holiday by law in a whole federal state; those that fall on a Sunday only are left out. */
export function isHoliday(day: Day, state: string): boolean {
  const year = Number(day.slice(0, 4));
  if (FIXED[day.slice(5)]?.includes(state)) return true;
  if (state === 'SN' && day === repentanceDay(year)) return true;
  const easter = easterSunday(year);
  return Object.entries(BY_EASTER).some(
    ([distance, states]) => states.includes(state) && addDays(easter, Number(distance)) === day,
  );
}

/**
 * Easter Sunday of the Gregorian calendar by the algorithm of 1876 without exceptions: J. Meeus, Astronomical
 * Algorithms, chapter “Date of Easter”; the letters are those of the book.
 */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): Day {
  const last = dayOf(year, 11, 22);
  return addDays(last, -((weekdayOf(last) + 4) % 7));
}
