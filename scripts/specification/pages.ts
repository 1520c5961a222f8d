import { dirname, relative } from 'node:path';
import { type Citation, RULE_ID, type Rule } from './rules.ts';

/** What is wrong with the rules and what cites them, a sentence each. */
export function faultsOf(rules: readonly Rule[], citations: readonly Citation[]): string[] {
  const known = Map.groupBy(rules, ({ id }) => id);
  const tested = new Set(citations.filter(({ isTest }) => isTest).map(({ id }) => id));
  return [
    ...[...known].filter(([, same]) => same.length > 1).map(([id]) => `${id} is given to two rules.`),
    ...rules
      .filter(({ place }) => place === '')
      .map(
        ({ id, page }) => `${id} in ${page} names no place: a screen, a command, or “client library only”.`,
      ),
    ...rules
      .filter(({ id }) => !tested.has(id))
      .map(
        ({ id, page }) =>
          `${id} in ${page} has no test: write its id into the title of the one that proves it.`,
      ),
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, file, line }) => `${file}:${line} cites ${id}, which no page of docs/specification/ states.`,
      ),
  ];
}

/** A page with the tests of each rule in the last column of its row. */
export function withTests(text: string, page: string, citations: readonly Citation[]): string {
  return text
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ');
      const id = /^\| (\S+)$/.exec(cells[0] ?? '')?.[1] ?? '';
      if (!new RegExp(`^${RULE_ID.source}$`).test(id)) return line;
      const files = citations.filter((one) => one.isTest && one.id === id).map(({ file }) => file);
      return [...cells.slice(0, 2), (cells[2] ?? '').replace(/ \|$/, ''), `${linksTo(files, page)} |`].join(
        ' | ',
      );
    })
    .join('\n');
}

/** Links from a page to files, each once. */
export const linksTo = (files: readonly string[], page: string): string =>
  [...new Set(files)]
    .map((file) => `[${file.split('/').at(-1)}](${relative(dirname(page), file)})`)
    .join(', ');
