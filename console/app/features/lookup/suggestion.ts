/** A record that a field can refer to. */
export interface Suggestion {
  id: string;
  name: string;
  /** What else tells it from others of that name. */
  about: string;
}

/**
 * What may stay of an earlier search until the answer to `typed` is there: whoever presses arrow and Enter meanwhile
 * must not choose something else than was typed.
 */
export function fittingMeanwhile(earlier: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return earlier.filter(({ name, about }) => `${name} ${about}`.toLocaleLowerCase().includes(wanted));
}
