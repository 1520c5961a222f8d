import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackageFiles } from '../metadata-xml.ts';
import { SOURCE } from '../package-files.ts';
import { writeFiles } from '../write.ts';
import { type Coverage, coverageOf, LEAST_SHARE } from './apex/coverage.ts';
import { nameFaults } from './apex/names.ts';
import { parseClass } from './apex/parse.ts';
import { readComponents } from './component.ts';
import { type Deployable, deployable } from './deployable.ts';
import { elementFaults } from './element-faults.ts';
import { limitFaults } from './limit-faults.ts';
import { referenceFaults } from './reference-faults.ts';
import { readVendorTypes } from './vendor-types.ts';

/** What can be said of a package without an organisation. */
export interface CheckedPackage extends Omit<Deployable, 'faults'> {
  readonly coverage: Coverage;
  readonly faults: readonly string[];
}

/** Checks the files of a package: the XML, what it names, the classes, and what the vendor's library makes of all. */
export async function checkPackage(files: PackageFiles): Promise<CheckedPackage> {
  const { components, faults } = readComponents(files);
  const { coverage, faults: classFaults } = checkClasses(files);
  const { faults: lost, ...rest } = await inFolder(files, (folder) => deployable(folder, components));
  return {
    ...rest,
    coverage,
    faults: [
      ...faults,
      ...elementFaults(components, readVendorTypes()),
      ...limitFaults(components),
      ...referenceFaults(components),
      ...classFaults,
      ...lost,
    ],
  };
}

/** Parses every class, and follows the calls of the tests where all can be parsed. */
function checkClasses(files: PackageFiles): { coverage: Coverage; faults: string[] } {
  const classes = Object.entries(files)
    .filter(([path]) => path.endsWith('.cls'))
    .map(([path, source]) => parseClass(path.slice(`${SOURCE}/classes/`.length, -'.cls'.length), source));
  const coverage = coverageOf(classes);
  const syntax = classes.flatMap(({ name, errors }) =>
    errors.map((error) => `classes/${name}.cls cannot be parsed: ${error}`),
  );
  if (syntax.length > 0) return { coverage, faults: syntax };
  return { coverage, faults: [...nameFaults(classes), ...coverageFaults(coverage)] };
}

function coverageFaults({ reached, statements, unreached }: Coverage): string[] {
  if (reached >= LEAST_SHARE * statements) return [];
  return [
    `The tests of the classes reach ${reached} of ${statements} statements, but the platform asks for ${LEAST_SHARE * 100} %: test ${unreached.join(', ')}.`,
  ];
}

async function inFolder<T>(files: PackageFiles, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'offizin-package-'));
  try {
    writeFiles(folder, files);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
