/** Where an attacker would like to lead somebody. */
export const FOREIGN_HOST = 'evil.example';

/** What browsers may take for the beginning of another host's address, and what a check may not. */
const BEGINNINGS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '\t//',
  '\n//',
  ' //',
  '\u0000//',
  '\u0001//',
  '\u001f//',
  '\u0085//',
  '\u00a0//',
  '\u2028//',
  '\ufeff//',
  '/\u0000/',
  '/\u000b/',
  '/\u00a0/',
  '/\u3000/',
  '/ /',
  '/%09/',
  '/%0a/',
  '/%2f',
  '%2f%2f',
  '/%5c',
  '%5c%5c',
  '%252f%252f',
  '/%252f',
  '/.//',
  '/./\\',
  '/..//',
  '/x/..//',
  '/%2e//',
  '/%2e%2e//',
  '/x/%2e%2e//',
  '/.\t//',
  '/\t.//',
  '/en//',
  '/en///',
  '/en/\\',
  '/en/.//',
  '/en/en//',
  '/en/en/en//',
  '/de//',
  '/;//',
  '/?//',
  '/#//',
  '?//',
  '#//',
  '\uff0f\uff0f',
  '/\uff0f',
  '/\u2215',
  '/\u2044',
  '/\ufe68',
  '//\u200b',
  '//\u00ad',
  '/\u202e/',
  '@',
  '/@',
  ':',
  '.',
];

/** Schemes that leave the shop, written in the ways that browsers forgive. */
const SCHEMES = [
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'https:/\\',
  'ht\ttps://',
  'https:\n//',
  '\u0001https://',
  ' https://',
  '\u00a0https://',
  'ftp://',
  'file://',
  'ws://',
  'blob:https://',
  'view-source:https://',
  'javascript://',
  'java\tscript://',
  '\u0001javascript://',
  'data:text/html,',
  'vbscript://',
  'mailto:x@',
  'tel:',
  'intent://',
];

/** The host behind them, plain and in disguise. */
const HOSTS = [
  FOREIGN_HOST,
  `${FOREIGN_HOST}/login`,
  `localhost@${FOREIGN_HOST}`,
  `localhost:3000@${FOREIGN_HOST}/`,
  `${FOREIGN_HOST}#localhost`,
  `${FOREIGN_HOST}%00.localhost`,
  `${FOREIGN_HOST}\\@localhost`,
  'evil\u3002example',
  '\uff45vil.example',
  '%65vil.example',
];

/** Far longer than any address of the shop, beginning as a good one and as a bad one. */
const LONG = [
  `//${FOREIGN_HOST}/${'a'.repeat(4000)}`,
  `/${'a'.repeat(3000)}//${FOREIGN_HOST}`,
  `/${'../'.repeat(1000)}/${FOREIGN_HOST}`,
  `/${'./'.repeat(1000)}/${FOREIGN_HOST}`,
  `${'/'.repeat(3000)}${FOREIGN_HOST}`,
  `/${'\t'.repeat(1000)}/${FOREIGN_HOST}`,
  `/${'x/../'.repeat(600)}/${FOREIGN_HOST}`,
  `${'/en'.repeat(900)}//${FOREIGN_HOST}`,
];

/** What runs instead of leading anywhere. */
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  'javascript&colon;alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
];

/**
 * Every address that must lead nowhere but into the shop, or where a size is given so many of them, spread evenly.
 */
export function destinations(size = Number.POSITIVE_INFINITY): readonly string[] {
  const all = [
    ...[...BEGINNINGS, ...SCHEMES].flatMap((beginning) => HOSTS.map((host) => beginning + host)),
    ...LONG,
    ...SCRIPTS,
  ];
  if (size >= all.length) return all;
  return all.filter(
    (_, index) => Math.floor((index * size) / all.length) !== Math.floor(((index - 1) * size) / all.length),
  );
}
