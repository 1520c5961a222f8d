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

/** The package as it is written. */
export const whole: PackageFiles = files;
