import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '#scripts/generate/contracts.ts';

/** Another text in one place of a file of the project. */
export interface Change {
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs in the file once. */
  readonly from: string;
  readonly to: string;
}

/** Lets the process, from now on, load its files with these changes. */
export function applyChanges(changes: readonly Change[]): void {
  const byUrl = Map.groupBy(changes, ({ file }) => pathToFileURL(join(REPOSITORY, file)).href);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const own = byUrl.get(url);
      if (!own) return loaded;
      return { ...loaded, source: own.reduce(changed, String(loaded.source)) };
    },
  });
}

/**
 * A text with a change.
 *
 * @throws Error where it does not have the place, or has it more than once
 */
export function changed(text: string, { file, from, to }: Change): string {
  if (text.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
  return text.replace(from, () => to);
}
