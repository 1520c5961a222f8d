/**
 * Writes what a store of the platform has to have for both apps, as a project in the vendor's source format, from the
 * definitions of the mock: docs/from-an-empty-org.md says how it is installed.
 *
 *   npm run package                    writes package/
 *   npm run package -- DIR             writes another folder
 *   npm run package -- --check         checks what would be written; with DIR what lies there
 *
 * With --shop and --console the addresses of the two apps, and with --language=en labels in English.
 */
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { type CheckedPackage, checkPackage } from './package/check/check.ts';
import { leftOutReport } from './package/left-out-report.ts';
import { packageFiles } from './package/package-files.ts';
import { readOptions } from './package/read-options.ts';
import { readProject, writeProject } from './package/write.ts';

try {
  const { folder, check, options } = readOptions(process.argv.slice(2));
  if (check) {
    report(await checkPackage(folder === undefined ? packageFiles(options) : readProject(folder)));
  } else {
    const target = folder ?? join(REPOSITORY, 'package');
    const files = packageFiles(options);
    writeProject(target, files);
    console.log(`Wrote ${Object.keys(files).length} files to ${target}. Not on the platform's pages:`);
    for (const line of leftOutReport(options)) console.log(`  ${line}`);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

function report({ components, bytes, coverage, faults }: CheckedPackage): void {
  const { reached, statements, conditional } = coverage;
  const share = Math.round((1000 * reached) / statements) / 10;
  console.log(
    `${components} components, ${Math.round(bytes / 1000)} kB as an archive for deployment. Tests reach ${reached} of ${statements} statements of the classes (${share} %), ${conditional} of them under a condition.`,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
