import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the lock file says of one installed package. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  /** Whether it lies in the archive of the package around it, whose digest covers it. */
  inBundle?: boolean;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The lock file's packages by their folder, e.g. `node_modules/pg`; the project itself is the empty folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** What package.json says of the packages the project needs, and of those that may run a script at installation. */
export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

export function readLock(root: string): LockedPackages {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

export function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** The name of the package in a folder of the lock file: `node_modules/a/node_modules/@b/c` holds `@b/c`. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Everything that is wrong with how packages are pinned; empty when nothing is.
 *
 * A package needs the digest of its bytes, no address to load it from, and a decision about its install script.
 */
export function lockFaults(locked: LockedPackages, manifest: Manifest): string[] {
  const packages = Object.entries(locked).filter(([folder]) => folder !== '');
  return [
    ...packages
      .filter(([, one]) => !one.integrity && !one.inBundle)
      .map(([folder]) => `${folder} has no integrity digest.`),
    ...packages
      .filter(([, one]) => one.resolved)
      .map(([folder]) => `${folder} names an address it is loaded from.`),
    ...packages
      .filter(([folder, one]) => one.hasInstallScript && !(nameOf(folder) in manifest.allowScripts))
      .map(([folder]) => `${folder} runs a script at installation: decide about it in allowScripts.`),
    ...inexact({ ...manifest.dependencies, ...manifest.devDependencies }),
  ];
}

function inexact(wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([, range]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    .map(([name, range]) => `${name} is wanted as ${range}: name one version.`);
}

/** Folders of everything that comes with packages: themselves, what they need, and what that needs. */
export function closureOf(names: readonly string[], locked: LockedPackages): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = folderFor(name, from, locked);
    if (folder === undefined || seen.has(folder)) return;
    seen.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = locked[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      visit(needed, folder);
    }
  };
  for (const name of names) visit(name, '');
  return seen;
}

/** Where Node finds a package from a folder: the nearest `node_modules` upwards; undefined where none has it. */
function folderFor(name: string, from: string, locked: LockedPackages): string | undefined {
  const inner = `${from}${from && '/'}node_modules/${name}`;
  if (inner in locked || from === '') return inner in locked ? inner : undefined;
  return folderFor(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), locked);
}
