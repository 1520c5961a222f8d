/** Cents as the decimal text that money columns hold: 395 becomes "3.95". */
export function euro(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
