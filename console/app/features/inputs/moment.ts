/** A moment (ISO 8601, UTC) as a date-time input of the browser has it: local, to the minute. */
export function toLocalInput(iso: unknown): string {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return '';
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What a date-time input has, as a moment in UTC; null where it is empty. */
export const fromLocalInput = (text: string): string | null => (text ? new Date(text).toISOString() : null);
