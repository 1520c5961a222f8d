import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

/** Tests that some words choose. */
export interface Selection {
  /** Files of Vitest that are run with the same pattern for titles, or whole without one. */
  readonly unitTests: readonly { readonly files: readonly string[]; readonly titles: string | undefined }[];
  /** Files of journeys that hold all the words, in their path or their text. */
  readonly journeys: readonly string[];
  /** Pattern for the path and title of a journey. */
  readonly journeyTitles: string;
}

/** A test file with its text. */
export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of tests, by its path from the root. */
export function readTestFiles(): TestFile[] {
  return globSync('**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: REPOSITORY,
    exclude: (name) => /(^|\/)(node_modules|build|\.data)$/.test(String(name)),
  })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }));
}

/**
 * Chooses tests by words, in any case and order: a test belongs to them that has each word in its path or its title. The
 * words that the path of a file holds already are not looked for in its titles.
 */
export function selectTests(words: readonly string[], files: readonly TestFile[]): Selection {
  const byTitles = new Map<string, string[]>();
  const journeys: string[] = [];
  for (const { path, text } of files) {
    const others = words.filter((word) => !holds(path, word));
    if (!others.every((word) => holds(text, word))) continue;
    if (path.endsWith('.spec.ts')) journeys.push(path);
    else byTitles.set(patternOf(others), [...(byTitles.get(patternOf(others)) ?? []), path]);
  }
  return {
    unitTests: [...byTitles].map(([titles, chosen]) => ({ files: chosen, titles: titles || undefined })),
    journeys,
    journeyTitles: patternOf(words),
  };
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

/** A regular expression for texts that hold all words, in either case; empty for no words. */
function patternOf(words: readonly string[]): string {
  return words.map((word) => `(?=.*${[...word].map(eitherCase).join('')})`).join('');
}

function eitherCase(character: string): string {
  const [lower, upper] = [character.toLowerCase(), character.toUpperCase()];
  return lower === upper ? character.replace(/[^\w\s]/g, '\\$&') : `[${lower}${upper}]`;
}
