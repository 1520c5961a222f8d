/** The title of a test that proves one rule of the specification, such as `§5 15 is converted to 18`. */
export interface RuleTest {
  file: string;
  title: string;
}

/** Headings of sections, each beginning with its number, and the words of their rules. */
export type ExpectedRules = Readonly<Record<string, readonly string[]>>;

const COMMENTS = /^\s*\/\/.*$/gm;
/** The first argument of a test, or the first member of a row of its table. */
const TITLE = /(?:\b(?:test|it)\(|\[)\s*(['"`])(§\d+ (?:\\.|(?!\1).)+)\1/g;
const LEFT_OUT = /\b(?:test|it|describe)(?:\.each)?\.(?:skip|only|todo|fails|skipIf|runIf)\b/;

/** The titles that begin with a section, as they stand in the source of a test. */
export function ruleTests(file: string, source: string): RuleTest[] {
  const found = [...source.replace(COMMENTS, '').matchAll(TITLE)];
  return found.map(([, , title = '']) => ({ file, title: title.replace(/\\(.)/g, '$1') }));
}

/** Why these tests do not prove the rules: a rule without a test or with two, a title that is no rule, a test left out. */
export function faultsOf(
  expected: ExpectedRules,
  tests: readonly RuleTest[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const titles = Object.entries(expected).flatMap(([section, rules]) =>
    rules.map((rule) => titleOf(section, rule)),
  );
  const counted = titles.map((title) => [title, tests.filter((one) => one.title === title).length] as const);
  return [
    ...titles.filter((title, at) => titles.indexOf(title) !== at).map((title) => `Expected twice: ${title}`),
    ...counted.filter(([, count]) => count === 0).map(([title]) => `No test: ${title}`),
    ...counted.filter(([, count]) => count > 1).map(([title, count]) => `${count} tests: ${title}`),
    ...tests.filter(({ title }) => !titles.includes(title)).map(({ title }) => `Not expected: ${title}`),
    ...[...sources]
      .filter(([, source]) => LEFT_OUT.test(source))
      .map(([file]) => `Leaves tests out: ${file}`),
  ];
}

/** How the test of a rule is called. */
export const titleOf = (section: string, rule: string): string => `${section.split(' ', 1)[0]} ${rule}`;
