import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

/** The folder whose pages state the rules. */
const SPECIFICATION = 'docs/specification';
/** What stands for a rule in tests and comments, such as SF-CART-07. */
export const RULE_ID = /\b(?:SF|RD|PF|DE)-[A-Z]+-\d{2}\b/g;
/** The place of a rule that no screen or command shows. */
export const CLIENT_LIBRARY_ONLY = 'client library only';

/** A row of a page. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Where a user meets it, or CLIENT_LIBRARY_ONLY. */
  readonly place: string;
  readonly page: string;
}

/** A rule's id in a file outside the specification. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** Whether it stands in the title of a test. */
  readonly isTest: boolean;
}

const ROW = /^\| ((?:SF|RD|PF|DE)-[A-Z]+-\d{2}) \| ([^|]+) \| ([^|]+) \|(?: [^|]*\|)?$/;

/** Every rule of the pages, in their order. */
export function readRules(): Rule[] {
  return globSync(`${SPECIFICATION}/*.md`, { cwd: REPOSITORY })
    .sort()
    .flatMap((page) =>
      readFileSync(join(REPOSITORY, page), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, id = '', text = '', place = ''] = ROW.exec(line) ?? [];
          return id === '' ? [] : [{ id, text, place, page }];
        }),
    );
}

const CODE = '{client,console,http,mock,openapi,pharmacy,scripts,storefront,test}/**/*.{ts,tsx,yaml,css,mjs}';
const IN_A_TITLE = /['"`]/;
const IS_COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** A file of code, contracts or tests. */
export interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

/** Every mention of a rule in the sources. */
export function citationsIn(sources: readonly Source[]): Citation[] {
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) =>
      [...text.matchAll(RULE_ID)].map(([id]) => ({
        id,
        file,
        line: index + 1,
        isTest: /\.(?:test|spec|suite)\.tsx?$/.test(file) && IN_A_TITLE.test(text) && !IS_COMMENT.test(text),
      })),
    ),
  );
}

/** A document that is not in this repository, cited by section: `name.md §4`. */
const FOREIGN = /[\w-]+\.md §/;

/** Places of the sources that cite a document of somewhere else. */
export function foreignCitationsIn(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => (FOREIGN.test(text) ? [`${file}:${index + 1}`] : [])),
  );
}

/** Everything that can cite a rule; the scripts that read rules name some as examples. */
export function readSources(): Source[] {
  const files = globSync(CODE, {
    cwd: REPOSITORY,
    exclude: (name) => /(^|\/)(build|node_modules|\.react-router)$/.test(String(name)),
  });
  return files
    .filter((file) => !file.startsWith('scripts/specification'))
    .sort()
    .map((file) => ({ file, lines: readFileSync(join(REPOSITORY, file), 'utf8').split('\n') }));
}
