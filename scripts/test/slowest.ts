/** How long the tests of a file took, in each of the databases that they ran on. */
export interface TimedFile {
  /** Path from the root of the repository. */
  readonly name: string;
  readonly seconds: number;
}

const SHOWN = 10;

/** Prints the files that took longest; those that ran more than once count together. */
export function printSlowest(files: readonly TimedFile[]): void {
  const byName = new Map<string, number>();
  for (const { name, seconds } of files) byName.set(name, (byName.get(name) ?? 0) + seconds);
  const slowest = [...byName].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
  console.log('Slowest files:');
  for (const [name, seconds] of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
