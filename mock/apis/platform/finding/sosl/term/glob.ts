/** Whether a word is like a pattern, in which `*` stands for any characters and `?` for one; no pattern takes long. */
export function isLike(word: string, pattern: string): boolean {
  let [at, from, star, resume] = [0, 0, -1, 0];
  while (at < word.length) {
    if (pattern[from] === '*') {
      star = from;
      from += 1;
      resume = at;
    } else if (pattern[from] === '?' || pattern[from] === word[at]) {
      from += 1;
      at += 1;
    } else if (star >= 0) {
      // The star takes one character more.
      from = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(from));
}
