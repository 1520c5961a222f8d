import type { Suggestion } from './suggestions.ts';

/** The line that somebody has pointed at, or reached by the arrow keys. */
export interface Choice {
  path: string;
  /** The lines that stood above it then. */
  above: readonly string[];
}

export const NO_CHOICE: Choice = { path: '', above: [] };

export const choiceAt = (suggestions: readonly Suggestion[], index: number): Choice => ({
  path: suggestions[index]?.path ?? '',
  above: suggestions.slice(0, index).map(({ path }) => path),
});

/**
 * The lines in their order, each address once, but for the chosen one: what arrives after it was chosen comes below it.
 */
export function withChoiceInPlace(
  suggestions: readonly Suggestion[],
  { path: chosen, above }: Choice,
): Suggestion[] {
  const lines = new Map<string, Suggestion>();
  for (const suggestion of suggestions)
    if (!lines.has(suggestion.path)) lines.set(suggestion.path, suggestion);
  if (!lines.has(chosen)) return [...lines.values()];
  const order = new Set([...above, chosen, ...lines.keys()]);
  return [...order].flatMap((path) => lines.get(path) ?? []);
}
