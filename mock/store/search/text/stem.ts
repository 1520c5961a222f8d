/** What is taken off, the first that fits. */
export const ENDINGS = ['ern', 'en', 'er', 'em', 'es', 'e', 'n', 's'] as const;
export const SHORTEST_STEM = 4;

/** Takes the commonest inflection off a folded German word: `tabletten` and `tablette` meet at `tablett`. */
export function stem(word: string): string {
  for (const ending of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM) {
      return word.slice(0, -ending.length);
    }
  }
  return word;
}
