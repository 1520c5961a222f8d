/** What a shop of this size may ask for in 24 hours. */
export const DAILY_CALLS = 100_000;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Counts the calls of the interfaces for programs; nothing is refused for them. */
export class ApiCalls {
  readonly #byHour = new Map<number, number>();

  count(now: Date): void {
    const hour = hourOf(now);
    this.#byHour.set(hour, (this.#byHour.get(hour) ?? 0) + 1);
    for (const past of this.#byHour.keys()) if (past <= hour - DAY_HOURS) this.#byHour.delete(past);
  }

  /** The calls of the last 24 hours, by whole hours. */
  used(now: Date): number {
    const oldest = hourOf(now) - DAY_HOURS;
    return [...this.#byHour].reduce((sum, [hour, calls]) => (hour > oldest ? sum + calls : sum), 0);
  }
}

const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);
