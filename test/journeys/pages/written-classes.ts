import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '#scripts/generate/contracts.ts';
import { shortClassName } from '#storefront/class-names.ts';

/** Classes as the style sheets of the shop have them, by the short names that they have in pages. */
const written = new Map(
  globSync('storefront/app/**/*.module.css', { cwd: REPOSITORY }).flatMap((path) => {
    const file = join(REPOSITORY, path);
    const names = readFileSync(file, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g);
    return [...new Set([...names].map(([, name = '']) => name))].map(
      (name): [short: string, name: string] => [shortClassName(name, file), name],
    );
  }),
);

/** A selector with classes as they are written: `.CcSQ > .page` is `.current > .page`. */
export const withWrittenClasses = (selector: string): string =>
  selector.replace(/\.([\w-]+)/g, (whole, short: string) =>
    written.has(short) ? `.${written.get(short)}` : whole,
  );
