import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { type ExpectedRules, faultsOf, type RuleTest, ruleTests, titleOf } from './titles.ts';

/** A list of rules, where their tests are, and the page that names both. */
export interface RuleList {
  title: string;
  /** What the rules are, before the sentence on where they come from. */
  introduction: string;
  /** The rules by section, as a path within the repository. */
  expected: string;
  /** Patterns of the test files; no other files are looked at. */
  tests: string[];
  /** A command that runs the test of one rule. */
  example: string;
  page: string;
  /** The script that writes the page, to be named where it is out of date. */
  script: string;
}

/**
 * Writes the page of a list of rules, or with `--check` compares it with what is there. Ends the process with code 1 where
 * a rule has no test or more than one, a test is left out, or the page says something else.
 */
export function writeRulesPage(list: RuleList): void {
  const files = list.tests.flatMap((pattern) => globSync(pattern, { cwd: REPOSITORY })).sort();
  const sources = new Map(files.map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')]));
  const tests = [...sources].flatMap(([file, source]) => ruleTests(file, source));
  const expected: ExpectedRules = JSON.parse(readFileSync(join(REPOSITORY, list.expected), 'utf8'));

  const faults = faultsOf(expected, tests, sources);
  if (faults.length > 0) end(`The rules of ${list.expected} and the tests differ:\n${faults.join('\n')}`);
  const written = textOf(list, expected, tests);
  const page = join(REPOSITORY, list.page);
  if (!process.argv.includes('--check')) writeFileSync(page, written);
  else if (!existsSync(page) || readFileSync(page, 'utf8') !== written)
    end(`${list.page} is out of date: run \`node ${list.script}\`.`);
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

function textOf(list: RuleList, expected: ExpectedRules, tests: readonly RuleTest[]): string {
  const sections = Object.entries(expected).map(
    ([section, rules]) =>
      `## ${section}\n\n| Rule | Test |\n|---|---|\n${rules.map((rule) => row(section, rule, tests)).join('\n')}\n`,
  );
  return `# ${list.title}

${list.introduction} Written by \`node ${list.script}\` from the titles of the tests; the list of what must be there is [expected.json](../${list.expected}). A test is called by its section and these words: \`${list.example}\`.

${tests.length} rules.

${sections.join('\n')}`;
}

function row(section: string, rule: string, tests: readonly RuleTest[]): string {
  const title = titleOf(section, rule);
  const file = tests.find((test) => test.title === title)?.file ?? '';
  return `| ${rule.replaceAll('|', '\\|').replaceAll('_', '\\_')} | [${file.split('/').at(-1)}](../${file}) |`;
}
