/**
 * Writes what a store of the platform has to have for both apps, as a project in the vendor's source format, from the
 * definitions of the mock: docs/from-an-empty-org.md says how it is installed.
 *
 *   npm run package                    writes package/
 *   npm run package -- DIR             writes another folder
 *
 * With --shop and --console the addresses of the two apps, and with --language=en labels in English.
 */
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { leftOutReport } from './package/left-out-report.ts';
import { packageFiles } from './package/package-files.ts';
import { readOptions } from './package/read-options.ts';
import { writeProject } from './package/write.ts';

try {
  const { folder, options } = readOptions(process.argv.slice(2));
  const target = folder ?? join(REPOSITORY, 'package');
  const files = packageFiles(options);
  writeProject(target, files);
  console.log(`Wrote ${Object.keys(files).length} files to ${target}. Not on the platform's pages:`);
  for (const line of leftOutReport(options)) console.log(`  ${line}`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
