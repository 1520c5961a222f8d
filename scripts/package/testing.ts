import type { PackageFiles } from './metadata-xml.ts';
import type { PackageOptions } from './options.ts';
import { packageFiles, SOURCE } from './package-files.ts';

/** The apps where a store has them. */
export const options: PackageOptions = {
  language: 'de',
  shop: 'https://shop.example',
  console: 'https://staff.example',
};

const files = packageFiles(options);

/** The text of one file of the package, below its sources. */
export function fileOf(path: string): string {
  const text = files[`${SOURCE}/${path}`];
  if (text === undefined) throw new Error(`The package has no file ${path}.`);
  return text;
}

/** The package with one file changed; a change that changes nothing is a mistake of the test. */
export function changed(path: string, from: string | RegExp, to: string): PackageFiles {
  const before = fileOf(path);
  const text = before.replace(from, to);
  if (text === before) throw new Error(`${path} does not hold ${from}.`);
  return { ...files, [`${SOURCE}/${path}`]: text };
}

/** The package without a file. */
export function without(path: string): PackageFiles {
  fileOf(path);
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== `${SOURCE}/${path}`));
}

/** The package as it is written. */
export const whole: PackageFiles = files;
