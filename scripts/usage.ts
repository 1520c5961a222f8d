/**
 * Writes docs/usage.md: the journeys in which storefront and console call each operation, as the last whole run of the
 * journeys recorded it (`npm test`, or `npm run journeys` without options; all have to pass).
 */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { measuredPage, USAGE_PAGE } from './usage/measured.ts';
import { KEPT_USAGE, readRecordedUsage } from './usage/recorded.ts';

if (!existsSync(KEPT_USAGE)) {
  console.error('No whole run of the journeys is kept: run `npm run journeys`, then this again.');
  process.exit(1);
}
writeFileSync(USAGE_PAGE, measuredPage(readRecordedUsage(KEPT_USAGE)));
console.log(`docs/usage.md says what was recorded on ${statSync(KEPT_USAGE).mtime.toLocaleString('en-GB')}.`);
