const LETTERS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss', æ: 'a', œ: 'o' };

/**
 * Writes text so that spellings of the same German word meet: lower case, without accents, umlauts in both of their
 * spellings reduced to the bare vowel (`Erkältung`, `Erkaeltung` and `Erkaltung` become `erkaltung`), ß as ss.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}
