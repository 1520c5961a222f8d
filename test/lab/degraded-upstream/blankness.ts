import type { Received } from '../security/exchange.ts';

/** Fewer letters than this tell nobody anything. */
const FEWEST_LETTERS = 40;
/** Nobody waits longer, in milliseconds: the patience of the server with the platform, and some to draw the page. */
const LONGEST_MS = 15_000;
/** What only developers should see. */
const INSIDE = /\n\s+at .+:\d+:\d+|Unexpected Application Error|\[object Object\]|>undefined<|>NaN</;

/** What is wrong with a page of the shop that was asked for while the platform failed: nothing where it tells something. */
export function faultsOf({ status, headers, text }: Received, tookMs: number): string[] {
  const main = wordsOf(/<main[^>]*>([\s\S]*?)<\/main>/.exec(text)?.[1] ?? '');
  const found: [string, boolean][] = [
    [`answered ${status} without a page`, !(headers['content-type'] ?? '').startsWith('text/html')],
    ['has no language', !/<html[^>]* lang="de"/.test(text)],
    ['has no title', !/<title>[^<]+<\/title>/.test(text)],
    ['has no heading', wordsOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? '') === ''],
    [`tells only “${main}”`, main.length < FEWEST_LETTERS],
    ['was not finished', !text.trimEnd().endsWith('</html>')],
    ['shows what is inside', INSIDE.test(text)],
    [`took ${Math.round(tookMs)} ms`, tookMs > LONGEST_MS],
  ];
  return found.filter(([, isSo]) => isSo).map(([fault]) => fault);
}

/** What a person reads of a piece of a page. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
